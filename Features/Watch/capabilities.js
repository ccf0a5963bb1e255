// What this browser decodes, by the names of the server's `probes` (ProbeScript.swift), for the cookie that the server decides by. A page that is
// already open keeps the answer of its own request; pages that are opened from it have this one.
const asked = document.createElement('video')
const can = type => type ? asked.canPlayType(type) !== '' : 'MediaSource' in window || 'ManagedMediaSource' in window
const cookie = () => document.cookie.match(`(?:^|; )${cookieName}=([^;]*)`)?.[1] || ''
const refused = new Set((cookie().split('~')[1] || '').split('+').filter(Boolean))

// The exact types that the browser denies are remembered, too, and so are those that it turned out not to decode.
globalThis.capabilities = (types = [], areDenied = false) => {
  for (const type of types.filter(type => areDenied || !can(type))) refused.add(type.match(/"(.*)"/)[1].toLowerCase())
  const yes = Object.keys(probes).filter(name => can(probes[name]))
  const value = ['v1', ...yes.sort()].join('+') + (refused.size ? '~' + [...refused].sort().slice(-16).join('+') : '')
  if (value === cookie()) return value
  document.cookie = `${cookieName}=${value}; path=/; max-age=31536000; samesite=lax`
  return value
}
capabilities()
