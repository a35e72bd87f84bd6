"""Texts that are nearly codes."""

from __future__ import annotations

from hypothesis import strategies as st

ODD = (
    "",
    " ",
    "\n",
    "\t",
    "-",
    "+",
    "0",
    "00",
    "²",
    "３",
    "٣",
    "é",
    "\x00",
    "_",
    "1_0",
    "99999999999999999999",
    "None",
)


@st.composite
def mutated(draw: st.DrawFn, texts: st.SearchStrategy[str]) -> str:
    """A text with one thing wrong: a letter lost, a word twice, an odd piece put in, another case."""
    text = draw(texts)
    words = text.split(" ")
    at = draw(st.integers(0, max(0, len(text) - 1)))
    k = draw(st.integers(0, len(words) - 1))
    odd = draw(st.sampled_from(ODD))
    ways = (
        text[:at] + text[at + 1 :],
        text[:at] + odd + text[at:],
        text[:at] + odd + text[at + 1 :],
        text + odd,
        odd + text,
        text.upper(),
        " ".join([*words[:k], words[k], *words[k:]]),
        " ".join([*words[:k], odd, *words[k + 1 :]]),
        " ".join(words[:k]),
        " ".join(reversed(words)),
    )
    return draw(st.sampled_from(ways))
