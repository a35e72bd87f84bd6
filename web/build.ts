// What the build adds: the service worker with its list of files, and each text file compressed once for all visits.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = /\.(js|css|svg|html|webmanifest|txt)$/;
const LEAST = 600; // bytes; below that a header costs more than is won

export function serviceWorker(): Plugin {
  return {
    name: "lanterne-service-worker",
    apply: "build",
    generateBundle(_options, bundle) {
      const assets = Object.keys(bundle)
        .filter((name) => name.startsWith("assets/"))
        .map((name) => `/${name}`)
        .sort();
      const version = createHash("sha256").update(assets.join()).digest("hex").slice(0, 12);
      const source = readFileSync(join(import.meta.dirname, "src/sw.js"), "utf8")
        .replace("__VERSION__", version)
        .replace('"__ASSETS__"', JSON.stringify(assets));
      this.emitFile({ type: "asset", fileName: "sw.js", source });
    },
  };
}

export function compress(): Plugin {
  let folder = "";
  return {
    name: "lanterne-compress",
    apply: "build",
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        if (!TEXT.test(name)) continue;
        const plain = readFileSync(join(folder, name));
        if (plain.length < LEAST) continue;
        writeFileSync(join(folder, `${name}.gz`), gzipSync(plain, { level: 9 }));
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
        writeFileSync(join(folder, `${name}.br`), brotliCompressSync(plain, { params }));
      }
    },
  };
}
