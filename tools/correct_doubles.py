#!/usr/bin/env python3
"""Writes tests/language/tests/it/kernels/driver/correct.txt with mpmath.

Each line has the name of an `f64` method, its one or two arguments, and the correctly rounded result.

python3 tools/correct_doubles.py > tests/language/tests/it/kernels/driver/correct.txt
"""
import random
import struct
from mpmath import (mp, mpf, acos, acosh, asin, asinh, atan, atan2, atanh, cbrt, cos, cosh, erf, exp, expm1, hypot, ln, log1p, power, sign, sin, sinh, tan,
                    tanh)

mp.prec = 1500
METHODS = {
    "exp": (exp, (-745.1, 709.7)), "exp2": (lambda x: power(2, x), (-1074, 1023.9)),
    "ln": (ln, None), "log2": (lambda x: ln(x) / ln(2), None), "log10": (lambda x: ln(x) / ln(10), None),
    "sin": (sin, None), "cos": (cos, None), "tan": (tan, None),
    "tanh": (tanh, (-20, 20)), "erf": (erf, (-5.9, 5.9)),
}
# Methods with their own set of arguments, and methods of two arguments.
SPECIAL = {
    "asin": (asin, "unit"), "acos": (acos, "unit"), "atan": (atan, "any"), "sinh": (sinh, "power"), "cosh": (cosh, "power"),
    "exp_m1": (expm1, "power"), "ln_1p": (log1p, "above"), "asinh": (asinh, "any"), "acosh": (acosh, "one"), "atanh": (atanh, "unit"),
    "cbrt": (lambda x: sign(x) * cbrt(abs(x)), "any"),
    "atan2": (atan2, "two"), "hypot": (hypot, "two"), "log": (lambda x, b: ln(x) / ln(b), "base"),
}
# The angles that are closest to multiples of pi/2 relative to their size (Muller, Elementary Functions, table of worst
# cases), and powers of two.
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


def special_arguments(of, r):
    """The arguments of a method of SPECIAL."""
    def near(least, most=0.0):
        return r.choice([-1, 1]) * 2.0 ** r.uniform(least, most)

    def one(i):
        if of == "unit":
            return [r.uniform(-1, 1), near(-60), r.choice([-1, 1]) * (1 - 2.0 ** r.uniform(-53, -1)), r.uniform(0.4, 0.8)][i]
        if of == "any":
            return [r.uniform(-2, 2), near(-60, 60), near(-1074, 1023), near(-3, 3)][i]
        if of == "power":
            return [r.uniform(-745, 710), near(-60), r.uniform(-3, 3), r.uniform(-45, 45)][i]
        if of == "above":
            return [r.uniform(-1, 1), near(-60, -1), abs(near(-1074, 1023)), -1 + 2.0 ** r.uniform(-53, 2)][i]
        return [1 + r.random(), 1 + 2.0 ** r.uniform(-52, 3), 2.0 ** r.uniform(0, 1023), r.uniform(1, 40)][i]

    for i in range(100):
        if of == "two":
            x = r.choice([r.uniform(-2, 2), near(-1060, 1000)])
            yield x, r.choice([x * r.uniform(-3, 3), r.uniform(-2, 2), near(-1074, 1023)])
        elif of == "base":
            x = r.choice([abs(near(-1074, 1023)), r.uniform(0.1, 3), 1 + near(-50, -1)])
            yield x, r.choice([abs(near(-1074, 1023)), 2.0, 10.0, 1 + near(-50, -1)])
        else:
            yield (one(i % 4),)
    if of == "base":
        for base in [2, 3, 5, 10]:
            for n in range(1, 18):
                yield float(base**n), float(base)


def main():
    r = random.Random(1)
    for name, (f, within) in METHODS.items():
        for x in arguments(name, within, r):
            print(f"{name} {bits(x):016x} {bits(nearest(f(mpf(x)))):016x}")
    for name, (f, of) in SPECIAL.items():
        for xs in special_arguments(of, r):
            columns = " ".join(f"{bits(x):016x}" for x in xs)
            print(f"{name} {columns} {bits(nearest(f(*[mpf(x) for x in xs]))):016x}")


main()
