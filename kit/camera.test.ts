import { describe, expect, test } from 'vitest';
import { frame, fullest, keepInside, pan, wholeView, zoomAt } from './camera.ts';

const box = { x: 0, y: 0, width: 1600, height: 1000 };
const desktop = { width: 800, height: 600 };

describe('the camera', () => {
  test('fits the whole drawing in the middle', () => {
    // 800 / 1600 is the tighter side; 1000 units are then 500 pixels high, which leaves 50 above and below.
    expect(wholeView(box, desktop)).toEqual({ scale: 0.5, x: 0, y: 50 });
  });

  test('zooms around the pointer, which stays over the same point', () => {
    const camera = zoomAt(wholeView(box, desktop), { x: 200, y: 300 }, 2, box, desktop);
    expect(camera).toEqual({ scale: 1, x: -200, y: -200 });
    // Pixel (200, 300) showed the point (400, 500), and still does.
    expect([(200 - camera.x) / camera.scale, (300 - camera.y) / camera.scale]).toEqual([400, 500]);
  });

  test('never zooms out beyond the fit, nor in beyond six times it', () => {
    expect(zoomAt(wholeView(box, desktop), { x: 10, y: 10 }, 0.1, box, desktop)).toEqual(
      wholeView(box, desktop),
    );
    expect(zoomAt(wholeView(box, desktop), { x: 10, y: 60 }, 100, box, desktop).scale).toBe(3);
  });

  test('stops panning at the edge of the drawing', () => {
    const close = { scale: 1, x: -200, y: -200 };
    expect(pan(close, { x: 5000, y: -5000 }, box, desktop)).toEqual({ scale: 1, x: 0, y: -400 });
  });

  test('keeps a side that does not fill the window in the middle', () => {
    expect(keepInside({ scale: 0.5, x: 30, y: 0 }, box, desktop)).toEqual({ scale: 0.5, x: 0, y: 50 });
  });

  test('frames what matters on a small screen only', () => {
    const phone = { width: 400, height: 250 };
    const interest = { x: 700, y: 400, width: 200, height: 200 };
    // The fit gives 0.25 pixels to a unit; 0.5 are asked for, and the box of 200 units easily allows them.
    expect(frame(interest, 0.5, { box }, phone)).toEqual({ scale: 0.5, x: -200, y: -125 });
    expect(frame(interest, 0.2, { box }, phone)).toEqual(wholeView(box, phone));
    expect(frame(null, 0.5, { box }, phone)).toEqual(wholeView(box, phone));
  });

  test('lets the middle of a drawing fill the window', () => {
    const phone = { width: 400, height: 250 };
    const interest = { x: 200, y: 400, width: 200, height: 200 };
    // At 0.5 the window shows 800 units; around 300 they would begin at -100, and the middle begins at 300.
    const middle = { x: 300, y: 0, width: 1000, height: 1000 };
    expect(frame(interest, 0.5, { box, middle }, phone)).toEqual({ scale: 0.5, x: -150, y: -125 });
  });

  test('does not frame so closely that a part is lost', () => {
    const wide = { x: 200, y: 400, width: 1000, height: 100 };
    expect(frame(wide, 0.5, { box }, { width: 400, height: 250 }).scale).toBe(0.4);
  });
});

test('of several layouts the largest is taken, and of those that come out nearly alike the one that fills the window', () => {
  const wide = { box: { x: 0, y: 0, width: 1600, height: 800 } };
  const tall = { box: { x: 0, y: 0, width: 800, height: 1200 } };
  const taken = (width: number, height: number): unknown => fullest([wide, tall], { width, height });
  // 400 pixels are a quarter of 1600 units and half of 800.
  expect(taken(400, 800)).toBe(tall);
  // 0.5 pixels to a unit against 400 / 1200.
  expect(taken(800, 400)).toBe(wide);
  // 0.5 against 0.51: the wide one covers 800 x 400 pixels, the tall one 408 x 612.
  expect(taken(800, 612)).toBe(wide);
  // 0.5 against 0.6 is another size.
  expect(taken(800, 720)).toBe(tall);
});
