"""What push services ask for: bodies that only the browser can read (RFC 8291), signed by the house (RFC 8292)."""

from __future__ import annotations

import base64
import binascii
import json
import os
import struct

from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
POINT, SECRET = 65, 16  # bytes of a browser's public key, and of what it shares with the house
RECORD = 4096
PADDED = 1024  # however long a call is, all look alike
SIGNED_S = 12 * 3600  # no longer than a day (RFC 8292)

Private = ec.EllipticCurvePrivateKey


def in_64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def from_64(text: str) -> bytes:
    """Raises `ValueError`."""
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except (binascii.Error, UnicodeEncodeError) as error:
        raise ValueError(str(error)) from None


def fresh_key() -> Private:
    return ec.generate_private_key(CURVE)


def key_text(key: Private) -> str:
    return in_64(key.private_numbers().private_value.to_bytes(32, "big"))


def key_of(text: str) -> Private:
    return ec.derive_private_key(int.from_bytes(from_64(text), "big"), CURVE)


def public(key: Private) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def check_browser(p256dh: str, auth: str) -> None:
    """Raises `ValueError` where these are no keys."""
    point, secret = from_64(p256dh), from_64(auth)
    if len(point) != POINT or len(secret) != SECRET:
        raise ValueError("keys of another length")
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point)
    except UnsupportedAlgorithm as error:
        raise ValueError(str(error)) from None


def derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def sealed(plain: bytes, p256dh: bytes, auth: bytes, once: Private, salt: bytes, padded: int = PADDED) -> bytes:
    """One record of `aes128gcm` (RFC 8188) under the keys of RFC 8291."""
    browser = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, p256dh)
    info = b"WebPush: info\0" + p256dh + public(once)
    secret = derived(auth, once.exchange(ec.ECDH(), browser), info, 32)
    key = derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(salt, secret, b"Content-Encoding: nonce\0", 12)
    body = AESGCM(key).encrypt(nonce, (plain + b"\x02").ljust(padded, b"\0"), None)
    return salt + struct.pack("!IB", RECORD, POINT) + public(once) + body


def seal(plain: bytes, p256dh: str, auth: str) -> bytes:
    return sealed(plain, from_64(p256dh), from_64(auth), fresh_key(), os.urandom(16))


def signed(house: Private, origin: str, contact: str, now_s: int) -> str:
    """The header by which a push service knows which house it is: who subscribed there listens to no other."""
    head = {"typ": "JWT", "alg": "ES256"}
    claims = {"aud": origin, "exp": now_s + SIGNED_S, "sub": contact}
    text = ".".join(in_64(json.dumps(part, separators=(",", ":")).encode()) for part in (head, claims))
    r, s = decode_dss_signature(house.sign(text.encode(), ec.ECDSA(SHA256())))
    signature = in_64(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
    return f"vapid t={text}.{signature}, k={in_64(public(house))}"
