import type { Box, Point } from './geometry.ts';

/** How a drawing is seen: so many pixels to its unit, and the pixel at which its origin lies. */
export interface Camera {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** The size of a window, in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How far one can zoom in, counted from the fit. */
const closest = 6;

/** The scale at which a whole box is seen. */
export function fitScale(box: Box, size: Size): number {
  return Math.min(size.width / box.width, size.height / box.height);
}

/** Layouts that come out so nearly as large as the largest are as good. */
const nearly = 0.95;

/** The layout whose box comes out largest in a window; of those that come out nearly alike, the one that leaves the least of it empty. */
export function fullest<Layout extends { readonly box: Box }>(
  layouts: readonly [Layout, ...Layout[]],
  size: Size,
): Layout {
  const most = Math.max(...layouts.map(({ box }) => fitScale(box, size)));
  const filled = ({ box }: Layout): number => {
    const scale = fitScale(box, size);
    return scale < nearly * most ? 0 : box.width * box.height * scale * scale;
  };
  return layouts.reduce((best, layout) => (filled(layout) > filled(best) ? layout : best));
}

/** The whole box, in the middle of the window. */
export function wholeView(box: Box, size: Size): Camera {
  return centreOn(box, size, fitScale(box, size));
}

/** A box in the middle of the window at a scale. */
function centreOn(box: Box, size: Size, scale: number): Camera {
  return {
    scale,
    x: size.width / 2 - (box.x + box.width / 2) * scale,
    y: size.height / 2 - (box.y + box.height / 2) * scale,
  };
}

/** Zooms by a factor around a pixel, which stays over the same point of the drawing. */
export function zoomAt(camera: Camera, pixel: Point, factor: number, box: Box, size: Size): Camera {
  const least = fitScale(box, size);
  const scale = Math.min(Math.max(camera.scale * factor, least), least * closest);
  const ratio = scale / camera.scale;
  return keepInside(
    { scale, x: pixel.x - (pixel.x - camera.x) * ratio, y: pixel.y - (pixel.y - camera.y) * ratio },
    box,
    size,
  );
}

/** Moves by so many pixels. */
export function pan(camera: Camera, by: Point, box: Box, size: Size): Camera {
  return keepInside({ scale: camera.scale, x: camera.x + by.x, y: camera.y + by.y }, box, size);
}

/** The nearest camera that shows no emptiness beyond the drawing, as far as the drawing fills the window. */
export function keepInside(camera: Camera, box: Box, size: Size): Camera {
  const along = (offset: number, start: number, length: number, room: number): number => {
    const least = room - (start + length) * camera.scale;
    const most = 0 - start * camera.scale;
    return least > most ? (least + most) / 2 : Math.min(Math.max(offset, least), most);
  };
  return {
    scale: camera.scale,
    x: along(camera.x, box.x, box.width, size.width),
    y: along(camera.y, box.y, box.height, size.height),
  };
}

/**
 * Frames what matters now on a small screen: close enough for fingers (`legible` pixels to a unit), but never so close
 * that a part of it is lost. A window that shows everything large enough is left at the fit. The `middle` of a drawing, where it has
 * one, fills the window as far as it can.
 */
export function frame(
  interest: Box | null,
  legible: number,
  { box, middle = box }: { readonly box: Box; readonly middle?: Box },
  size: Size,
): Camera {
  const least = fitScale(box, size);
  if (!interest || least >= legible) return wholeView(box, size);
  const scale = Math.max(least, Math.min(legible, fitScale(interest, size)));
  return keepInside(centreOn(interest, size, scale), middle, size);
}

/** The camera a share of the way from one to another. */
export function mix(from: Camera, to: Camera, share: number): Camera {
  const along = (start: number, end: number): number => start + (end - start) * share;
  return { scale: along(from.scale, to.scale), x: along(from.x, to.x), y: along(from.y, to.y) };
}
