"""Two things measured in short slices that take turns, because a noisy machine is noisy for both."""

from dataclasses import dataclass

from harness.figures import median, percentile


@dataclass
class Comparison:
    """Medians of the slices, the median of the ratios of neighbouring slices, and where the middle half of those ratios lies."""

    ours: float
    theirs: float
    ratio: float
    spread: tuple[float, float]

    @staticmethod
    def of(pairs):
        ratios = [one / other for one, other in pairs]
        return Comparison(
            median([one for one, _ in pairs]), median([other for _, other in pairs]), median(ratios), (percentile(ratios, 25), percentile(ratios, 75)))


def taking_turns(ours, theirs, rounds):
    """Calls both so many times, each first in every other round; each answers one figure, or several as a dictionary."""
    pairs = []
    for number in range(rounds):
        if number % 2:
            other = theirs()
            pairs.append((ours(), other))
        else:
            one = ours()
            pairs.append((one, theirs()))
    if isinstance(pairs[0][0], dict):
        return {name: Comparison.of([(one[name], other[name]) for one, other in pairs]) for name in pairs[0][0]}
    return Comparison.of(pairs)
