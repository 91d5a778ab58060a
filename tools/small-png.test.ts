import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { smallPng } from './small-png.ts';

/** Reads a picture back that was written with a palette and without filters. */
function readPng(png: Buffer): { width: number; height: number; colours: number[][] } {
  const parts = new Map<string, Buffer>();
  for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12)
    parts.set(png.toString('latin1', at + 4, at + 8), png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  const header = parts.get('IHDR') as Buffer;
  const palette = parts.get('PLTE') as Buffer;
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const rows = inflateSync(parts.get('IDAT') as Buffer);
  const colours = Array.from({ length: width * height }, (_, pixel) => {
    const index = rows[Math.floor(pixel / width) * (width + 1) + (pixel % width) + 1] as number;
    return [...palette.subarray(index * 3, index * 3 + 3)];
  });
  return { width, height, colours };
}

const opaque = (...colours: number[][]): Uint8Array =>
  Uint8Array.from(colours.flatMap((rgb) => [...rgb, 255]));

describe('a small picture', () => {
  it('keeps its size and, as far as eyes can tell, its colours', () => {
    const [black, white, red, blue] = [
      [0, 0, 0],
      [255, 255, 255],
      [200, 8, 8],
      [9, 12, 220],
    ];
    const painted = [black, white, red, red, blue, black] as number[][];
    const { width, height, colours } = readPng(smallPng({ width: 3, height: 2, data: opaque(...painted) }));
    expect([width, height]).toEqual([3, 2]);
    painted.forEach((wanted, pixel) => {
      wanted.forEach((part, i) => {
        // Six of eight bits are kept.
        expect(Math.abs((colours[pixel]?.[i] ?? -99) - part)).toBeLessThanOrEqual(3);
      });
    });
  });

  it('has at most 256 colours, however many it was made from', () => {
    const many = Array.from({ length: 64 * 64 }, (_, i) => [(i % 64) * 4, Math.floor(i / 64) * 4, 128]);
    const { colours } = readPng(smallPng({ width: 64, height: 64, data: opaque(...many) }));
    const distinct = new Set(colours.map(String)).size;
    expect(distinct).toBe(256);
  });
});
