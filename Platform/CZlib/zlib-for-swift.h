// zlib's deflateInit2 is a macro, which Swift does not see.
#include <zlib.h>

static inline int zlib_deflate_init_gzip(z_stream *stream, int level) {
    // 15 + 16: the largest window, and gzip's header and trailer.
    return deflateInit2(stream, level, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY);
}
