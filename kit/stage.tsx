import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { afterPaint } from './after-paint.ts';
import {
  type Camera,
  fitScale,
  frame,
  fullest,
  keepInside,
  mix,
  pan,
  type Size,
  wholeView,
  zoomAt,
} from './camera.ts';
import type { Motion } from './contract.ts';
import type { Box, Point } from './geometry.ts';
import { Gestures } from './gestures.ts';
import { Icon } from './icons.tsx';
import './stage.css';

/** One way to lay a drawing out; the stage takes the one that comes out largest in its window. */
export interface StageLayout {
  readonly box: Box;
  /**
   * Where the buttons stand: in the lower right corner, unless the drawing leaves more room at the middle or top of that side, or, as a share of
   * the width, somewhere at the lower edge; in a column of their own beside it, where it leaves none.
   */
  readonly controls?: 'corner' | 'side' | 'top' | 'beside' | number;
  /** The part that matters while the stage goes closer by itself: what lies around it is cut off by no edge then. */
  readonly middle?: Box;
}

export interface StageProps<Layout extends StageLayout> {
  readonly layouts: readonly [Layout, ...Layout[]];
  readonly label: string;
  readonly words: { readonly zoomIn: string; readonly zoomOut: string; readonly fit: string };
  /** What matters now in a layout; on a small screen the stage goes closer to it. */
  readonly interest?: (layout: Layout) => Box | null;
  /** Names what matters, so that the stage moves only when it changes. */
  readonly interestKey?: string;
  /** Pixels to a unit from which fingers hit what is drawn. */
  readonly legible?: number;
  readonly motion: Motion;
  readonly onPick: (id: string) => void;
  readonly onFocus: (id: string | null) => void;
  readonly children: (layout: Layout) => ReactNode;
}

/** Below so many pixels to a unit small writing is left out. */
const near = 0.45;

/** A drawing that can be zoomed and panned by wheel, fingers, drag, keys and buttons; it fills its parent. */
export function Stage<Layout extends StageLayout>(props: StageProps<Layout>): ReactNode {
  const { layouts, label, words, interest, interestKey = '', legible = 0, motion, children } = props;
  const [view] = useState(() => new View());
  const { window } = view;
  const size = useSize(window);
  const layout = size ? fullest(layouts, size) : layouts[0];
  useCamera(view, layout.box, size, motion);
  const listeners = useRef(props);
  listeners.current = props;

  // biome-ignore lint/correctness/useExhaustiveDependencies: what matters is known by its key.
  useLayoutEffect(() => {
    if (size && view.following) view.go(frame(interest?.(layout) ?? null, legible, layout, size));
  }, [interestKey, layout, size]);

  useEffect(() => {
    const element = window.current;
    if (!element) return;
    const gestures = new Gestures(element, {
      zoom: (pixel, factor) => view.zoom(pixel, factor),
      pan: (by) => view.pan(by),
      fit: () => view.fit(),
      pick: (id) => listeners.current.onPick(id),
      focus: (id) => listeners.current.onFocus(id),
      moving: () => view.moving,
    });
    return () => gestures.stop();
  }, [view, window]);

  const { controls = 'corner' } = layout;
  const below = typeof controls === 'number' ? { left: `${100 * controls}%` } : undefined;
  const middle = (): Point => ({ x: (size?.width ?? 0) / 2, y: (size?.height ?? 0) / 2 });
  return (
    <div className="kit-stage" data-controls={below ? 'below' : controls} ref={window}>
      {/* biome-ignore lint/a11y/useSemanticElements: an svg is no fieldset; its targets are buttons in a group. */}
      <svg className="kit-drawing" role="group" aria-label={label}>
        <g ref={view.drawn}>{size && children(layout)}</g>
      </svg>
      <div className="kit-zoom" style={below}>
        <ZoomButton name={words.zoomIn} icon="plus" onPress={() => view.zoom(middle(), 1.4)} />
        <ZoomButton name={words.zoomOut} icon="minus" onPress={() => view.zoom(middle(), 1 / 1.4)} />
        <ZoomButton name={words.fit} icon="fit" onPress={() => view.fit()} />
      </div>
    </div>
  );
}

function ZoomButton(props: {
  readonly name: string;
  readonly icon: 'plus' | 'minus' | 'fit';
  readonly onPress: () => void;
}): ReactNode {
  return (
    <button
      type="button"
      aria-label={props.name}
      title={props.name}
      onClick={() => afterPaint(props.onPress)}
    >
      <Icon name={props.icon} />
    </button>
  );
}

/** The size of an element, measured before the first paint and whenever it changes. */
function useSize(element: RefObject<HTMLElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = measured;
      if (width && height)
        setSize((old) => (old?.width === width && old.height === height ? old : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return size;
}

/** Holds the camera outside React, so that zooming and panning draw nothing anew. */
class View {
  readonly window: RefObject<HTMLDivElement | null> = { current: null };
  readonly drawn: RefObject<SVGGElement | null> = { current: null };
  /** Whether the stage may move the camera by itself: until somebody moves it by hand. */
  following = true;
  box: Box = { x: 0, y: 0, width: 1, height: 1 };
  size: Size | null = null;
  still = false;
  private camera: Camera | null = null;
  private gliding = 0;
  /** Whether it glides just now. */
  moving = false;

  zoom(pixel: Point, factor: number): void {
    if (!this.size || !this.camera) return;
    this.byHand();
    this.show(zoomAt(this.camera, pixel, factor, this.box, this.size));
  }

  pan(by: Point): void {
    if (!this.size || !this.camera) return;
    this.byHand();
    this.show(pan(this.camera, by, this.box, this.size));
  }

  fit(): void {
    if (!this.size) return;
    this.following = true;
    this.go(wholeView(this.box, this.size));
  }

  private byHand(): void {
    this.following = false;
    this.moving = false;
    cancelAnimationFrame(this.gliding);
  }

  /** A window of another size shows the same part as far as it can. */
  resized(): void {
    if (this.size && this.camera && !this.following) {
      const scale = Math.max(this.camera.scale, fitScale(this.box, this.size));
      this.show(keepInside({ ...this.camera, scale }, this.box, this.size));
    }
  }

  /** Glides to a camera. */
  go(to: Camera): void {
    const from = this.camera;
    if (!from || this.still) {
      this.show(to);
      return;
    }
    const milliseconds = 350;
    const start = performance.now();
    const step = (now: number): void => {
      const share = Math.min(1, Math.max(0, (now - start) / milliseconds));
      this.show(mix(from, to, share * share * (3 - 2 * share)));
      this.moving = share < 1;
      if (this.moving) this.gliding = requestAnimationFrame(step);
    };
    this.moving = true;
    cancelAnimationFrame(this.gliding);
    this.gliding = requestAnimationFrame(step);
  }

  private show(camera: Camera): void {
    const group = this.drawn.current;
    if (!group) return;
    if (camera.scale !== this.camera?.scale) {
      // What must stay large enough for eyes and fingers counts in pixels.
      group.style.setProperty('--pixel', String(1 / camera.scale));
      group.dataset['detail'] = camera.scale < near ? 'far' : 'near';
    }
    const whole = !this.size || camera.scale <= fitScale(this.box, this.size) * 1.01;
    if (this.window.current) this.window.current.dataset['whole'] = String(whole);
    this.camera = camera;
    group.setAttribute('transform', `translate(${camera.x} ${camera.y}) scale(${camera.scale})`);
  }
}

function useCamera(view: View, box: Box, size: Size | null, motion: Motion): void {
  useLayoutEffect(() => {
    view.still = motion === 'off';
    if (view.box !== box) view.following = true;
    view.box = box;
    view.size = size;
    view.resized();
  }, [view, box, size, motion]);
}
