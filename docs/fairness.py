"""Works out every draw of a game again, with nothing but hashlib: lanterne replay RECORD --json | python fairness.py"""

import hashlib
import json
import sys


def hash_of(*lines):
    return hashlib.sha256("".join(line + "\n" for line in lines).encode()).hexdigest()


def words(key, ply, code):
    block = 0
    while True:
        data = hashlib.blake2b(f"{ply}\n{code}\n{block}".encode(), key=key).digest()
        for at in range(0, 64, 4):
            yield int.from_bytes(data[at : at + 4], "big")
        block += 1


def drawn(stream, bound):
    return next(word % bound for word in stream if word < 2**32 - 2**32 % bound)


def faults(game):
    draw = game.get("draw")
    if draw is not None:
        if hash_of("lanterne house", draw["house"]) != draw["commitment"]:
            yield "the house's share is not the one it committed itself to"
        shown = sorted((each["pledge"], each["share"]) for each in draw["shares"] if each["share"])
        for pledge, share in shown:
            if hash_of("lanterne share", share) != pledge:
                yield f"{share} was not pledged"
        if game["seed"] != "blake2:" + hash_of("lanterne seed", draw["house"], *(share for _, share in shown)):
            yield "the seed does not follow from the shares"
    key = bytes.fromhex(game["seed"].removeprefix("blake2:"))
    plies = [(-1, "start", game["start"]["draws"])]
    plies += [(each["ply"], each["code"], each["draws"]) for each in game["plies"]]
    for ply, code, draws in plies:
        stream = words(key, ply, code)
        for at, (bound, result) in enumerate(draws):
            if drawn(stream, bound) != result:
                yield f"draw {at} of ply {ply} is not what the seed gives"


if __name__ == "__main__":
    game = json.load(sys.stdin)
    found = list(faults(game))
    count = len(game["start"]["draws"]) + sum(len(each["draws"]) for each in game["plies"])
    print("\n".join(found) if found else f"fair: {count} draws worked out again")
    sys.exit(1 if found else 0)
