"""A push service on loopback, and a browser that listens there: it reads what comes as RFC 8291 and 8292 say."""

from __future__ import annotations

import json
import queue
import struct
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from lanterne.server.calling.encryption import from_64, in_64

PATIENCE_S = 30.0


class Browser:
    """A subscription, and the key that never leaves the browser."""

    def __init__(self, service: PushService, name: str) -> None:
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.public = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.auth = b"0123456789abcdef"
        self.endpoint = f"{service.url}/{name}"
        self.came: queue.Queue[tuple[dict[str, Any], dict[str, str]]] = queue.Queue()
        self.statuses: list[int] = []  # that are answered first; then 201
        service.browsers[f"/{name}"] = self

    def subscription(self, lang: str = "en") -> dict[str, str]:
        return {"endpoint": self.endpoint, "p256dh": in_64(self.public), "auth": in_64(self.auth), "lang": lang}

    def read(self, body: bytes) -> dict[str, Any]:
        """RFC 8291, the browser's side, in the RFC's own words."""
        salt, (rs, idlen) = body[:16], struct.unpack("!IB", body[16:21])
        as_public = body[21 : 21 + idlen]
        assert len(body) <= rs == 4096
        sender = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), as_public)
        ecdh = self.private.exchange(ec.ECDH(), sender)
        ikm = HKDF(SHA256(), 32, self.auth, b"WebPush: info\0" + self.public + as_public).derive(ecdh)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(ikm)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(ikm)
        plain = AESGCM(key).decrypt(nonce, body[21 + idlen :], None).rstrip(b"\0")
        assert plain[-1] == 2
        read: dict[str, Any] = json.loads(plain[:-1])
        return read

    def next(self) -> dict[str, Any]:
        return self.came.get(timeout=PATIENCE_S)[0]


class PushService:
    def __init__(self) -> None:
        self.browsers: dict[str, Browser] = {}
        self.faults: list[str] = []
        self.keys: set[str] = set()  # of houses that called
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                browser = service.browsers[self.path]
                body = self.rfile.read(int(self.headers["Content-Length"]))
                status = browser.statuses.pop(0) if browser.statuses else 201
                try:
                    service.check(self.headers)
                    call = browser.read(body)
                except Exception as error:
                    service.faults.append(repr(error))
                else:
                    browser.came.put((call, {**self.headers, "status": str(status)}))
                self.send_response(status)
                self.end_headers()

            def log_message(self, *_: object) -> None: ...

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, args=(0.05,), daemon=True).start()

    def check(self, headers: Any) -> None:
        """RFC 8292: who calls, and that it was signed for this service."""
        assert headers["Content-Encoding"] == "aes128gcm"
        assert int(headers["TTL"]) > 0
        assert len(headers["Topic"]) <= 32
        scheme, _, rest = headers["Authorization"].partition(" ")
        parts = dict(part.strip().split("=", 1) for part in rest.split(","))
        assert scheme == "vapid"
        head, claims, signature = parts["t"].split(".")
        raw = from_64(signature)
        der = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
        key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), from_64(parts["k"]))
        key.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
        assert json.loads(from_64(head)) == {"typ": "JWT", "alg": "ES256"}
        told = json.loads(from_64(claims))
        assert told["aud"] == self.url
        assert told["sub"].startswith(("http", "mailto:"))
        self.keys.add(parts["k"])

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()
        assert self.faults == []
