#!/usr/bin/env python3
"""Writes tests/language/tests/driver/correct.txt: arguments of the words of f64 and their correctly rounded results, by mpmath.

python3 tools/correct_doubles.py > tests/language/tests/driver/correct.txt
"""
import random
import struct
from mpmath import mp, mpf, erf, exp, ln, cos, sin, tan, tanh, power

mp.prec = 1500
WORDS = {
    "exp": (exp, (-745.1, 709.7)), "exp2": (lambda x: power(2, x), (-1074, 1023.9)),
    "ln": (ln, None), "log2": (lambda x: ln(x) / ln(2), None), "log10": (lambda x: ln(x) / ln(10), None),
    "sin": (sin, None), "cos": (cos, None), "tan": (tan, None),
    "tanh": (tanh, (-20, 20)), "erf": (erf, (-5.9, 5.9)),
}
# The angles nearest to multiples of pi/2 for their size (Muller, Elementary Functions, table of worst cases), and powers of two.
ANGLES = [6381956970095103 * 2.0**797, 5.0**22, 1e22, 2.0**1023, 1.7976931348623157e308, 3.141592653589793, 1.5707963267948966, 22.0,
          2.0**54, 2.0**945, 2.0**-28, 1e-300, 5e-324, 0.7853981633974483, 0.7853981633974484]


def bits(x):
    return struct.unpack("<Q", struct.pack("<d", x))[0]


def nearest(y):
    """float() of an mpf of 1500 bits rounds to nearest even where the result is normal."""
    tiny = mpf(2) ** -1022
    if abs(y) >= tiny or y == 0:
        return float(y)
    return float(mp.nint(y * mpf(2) ** 1074)) * 5e-324


def arguments(name, within, r):
    if within:
        low, high = within
        for _ in range(30):
            yield r.uniform(low, high)
        for _ in range(15):
            yield r.choice([-1, 1]) * 2.0 ** r.uniform(-40, 0)
        yield from [5e-324, -1e-310, 1e-20]
    elif name.startswith("l"):
        for _ in range(25):
            yield 2.0 ** r.uniform(-1074, 1023)
        for _ in range(20):
            yield 1 + r.choice([-1, 1]) * 2.0 ** r.uniform(-52, -1)
        yield from [5e-324, 1e-310, 10.0, 1000.0, 1e22, 3.0]
    else:
        yield from ANGLES
        for _ in range(20):
            yield r.choice([-1, 1]) * 2.0 ** r.uniform(-30, 1023)
        for _ in range(15):
            yield r.uniform(-100, 100)


def main():
    r = random.Random(1)
    for name, (f, within) in WORDS.items():
        for x in arguments(name, within, r):
            print(f"{name} {bits(x):016x} {bits(nearest(f(mpf(x)))):016x}")


main()
