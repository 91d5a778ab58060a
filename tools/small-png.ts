import { constants, crc32, deflateSync } from 'node:zlib';

/** A picture as plain pixels: red, green, blue and opacity of each. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** Colours of which there are `count` pixels; told apart by their upper six bits. */
interface Colour {
  readonly rgb: readonly [number, number, number];
  readonly key: number;
  readonly count: number;
}

/** Writes an opaque picture as a PNG of at most 256 colours: a third of the size, and hardly to be told apart. */
export function smallPng(pixels: Pixels): Buffer {
  const boxes = medianCut(coloursOf(pixels), 256);
  const palette = boxes.map(average);
  const indexOf = new Map(boxes.flatMap((box, index) => box.map(({ key }) => [key, index] as const)));
  const { width, height, data } = pixels;
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      rows[y * (width + 1) + x + 1] = indexOf.get(keyAt(data, (y * width + x) * 4)) ?? 0;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits for each pixel, which is a place in the palette.
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(rows, { level: constants.Z_BEST_COMPRESSION })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function keyAt(data: Uint8Array, at: number): number {
  const part = (offset: number): number => (data[at + offset] as number) >> 2;
  return (part(0) << 12) | (part(1) << 6) | part(2);
}

function coloursOf({ data }: Pixels): Colour[] {
  const counts = new Map<number, number>();
  for (let at = 0; at < data.length; at += 4) {
    const key = keyAt(data, at);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const middle = (six: number): number => Math.min(255, (six << 2) + 1);
  return [...counts].map(([key, count]) => ({
    rgb: [middle(key >> 12), middle((key >> 6) & 63), middle(key & 63)],
    key,
    count,
  }));
}

/** Splits the colours into boxes of similar ones: always the box whose widest side, weighted by pixels, is the largest. */
function medianCut(colours: readonly Colour[], most: number): (readonly Colour[])[] {
  const boxes = [measured(colours)];
  while (boxes.length < most) {
    boxes.sort((one, other) => one.weight - other.weight);
    const widest = boxes.pop();
    if (!widest || widest.box.length < 2) {
      if (widest) boxes.push(widest);
      break;
    }
    const sorted = widest.box.toSorted((one, other) => one.rgb[widest.side] - other.rgb[widest.side]);
    const half = sorted.reduce((sum, { count }) => sum + count, 0) / 2;
    let cut = 0;
    for (let passed = 0; passed < half && cut < sorted.length - 1; cut++) passed += sorted[cut]?.count ?? 0;
    boxes.push(measured(sorted.slice(0, Math.max(1, cut))), measured(sorted.slice(Math.max(1, cut))));
  }
  return boxes.map(({ box }) => box);
}

function measured(box: readonly Colour[]) {
  const spans = ([0, 1, 2] as const).map((side) => {
    const values = box.map(({ rgb }) => rgb[side]);
    return (
      values.reduce((most, value) => Math.max(most, value), 0) -
      values.reduce((least, value) => Math.min(least, value), 255)
    );
  });
  const side = spans.indexOf(Math.max(...spans)) as 0 | 1 | 2;
  const count = box.reduce((sum, one) => sum + one.count, 0);
  // The root keeps the many dark pixels from taking every colour that the few bright ones need.
  return { box, side, weight: (spans[side] ?? 0) * Math.sqrt(count) };
}

function average(box: readonly Colour[]): [number, number, number] {
  const count = box.reduce((sum, one) => sum + one.count, 0);
  const part = (side: 0 | 1 | 2): number =>
    Math.round(box.reduce((sum, { rgb, count: pixels }) => sum + rgb[side] * pixels, 0) / count);
  return [part(0), part(1), part(2)];
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
