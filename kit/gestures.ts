import { distance, type Point } from './geometry.ts';

/** What hands can do to a stage. Pixels are counted from its upper left corner. */
export interface Wishes {
  zoom(pixel: Point, factor: number): void;
  pan(by: Point): void;
  fit(): void;
  /** Something with an id was pointed at. */
  pick(id: string): void;
  /** A target is under the pointer or has the keyboard's focus; nothing when it has left. */
  focus(id: string | null): void;
  /** Whether the drawing glides just now, by itself. */
  readonly moving: () => boolean;
}

/** A pointer that moves less than this is a click with an unsteady hand. */
const steady = 6;

/** The time within which two taps are one double tap, in milliseconds. */
const quick = 350;

/** Turns pointers, wheel and keys on an element into wishes. */
export class Gestures {
  private readonly element: HTMLElement;
  private readonly wishes: Wishes;
  private readonly pointers = new Map<number, Point>();
  private readonly stopping = new AbortController();
  private start: Point | null = null;
  private dragging = false;
  /** What was under the pointer when it went down: the drawing may have moved on before it comes up. */
  private pressed: string | null = null;
  private focused: string | null = null;
  private lastTap = { time: 0, pixel: { x: 0, y: 0 } };

  constructor(element: HTMLElement, wishes: Wishes) {
    this.element = element;
    this.wishes = wishes;
    const { signal } = this.stopping;
    const on = <Type extends keyof HTMLElementEventMap>(
      type: Type,
      listener: (event: HTMLElementEventMap[Type]) => unknown,
    ): void => element.addEventListener(type, listener, { signal, passive: false });
    on('pointerdown', (event) => this.down(event));
    on('pointermove', (event) => this.move(event));
    on('pointerup', (event) => this.up(event));
    on('pointercancel', (event) => this.up(event));
    // After a quick drag a browser waits for a glide that never comes, and swallows the next tap as if it were to stop it.
    on('touchmove', (event) => event.target instanceof SVGElement && event.preventDefault());
    on('wheel', (event) => this.wheel(event));
    on('click', (event) => this.click(event));
    on('keydown', (event) => this.key(event));
    // A finger does not hover: what it touches is pointed at, not looked at.
    on('pointerover', (event) => event.pointerType !== 'touch' && this.hover(event));
    on('pointerleave', () => this.focus(null));
    on('focusin', (event) => {
      // A click focuses too; only the keyboard's focus is a look at something.
      if (!(event.target as Element).matches(':focus-visible')) return;
      this.hover(event);
      this.bringIntoSight(event.target as Element);
    });
    on('focusout', () => this.focus(null));
  }

  /** Takes all listeners off. */
  stop(): void {
    this.stopping.abort();
  }

  private pixel(event: MouseEvent): Point {
    const { left, top } = this.element.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  }

  private down(event: PointerEvent): void {
    if (event.button !== 0 || isControl(event.target)) return;
    this.pointers.set(event.pointerId, this.pixel(event));
    if (this.pointers.size === 1) {
      this.start = this.pixel(event);
      this.dragging = false;
      this.pressed = this.wishes.moving() ? idAt(lit(event.target)) : idAt(event.target);
    } else this.dragging = true;
  }

  private move(event: PointerEvent): void {
    const before = this.pointers.get(event.pointerId);
    if (!before) return;
    const now = this.pixel(event);
    if (!this.dragging && this.start && distance(this.start, now) < steady) return;
    if (!this.dragging) {
      this.dragging = true;
      this.element.setPointerCapture(event.pointerId);
    }
    this.pointers.set(event.pointerId, now);
    const other = [...this.pointers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const spread = distance(before, other);
      if (spread > 0)
        this.wishes.zoom(
          { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 },
          distance(now, other) / spread,
        );
      this.wishes.pan({ x: (now.x - before.x) / 2, y: (now.y - before.y) / 2 });
    } else this.wishes.pan({ x: now.x - before.x, y: now.y - before.y });
  }

  private up(event: PointerEvent): void {
    this.pointers.delete(event.pointerId);
  }

  private wheel(event: WheelEvent): void {
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 30 : 1;
    this.wishes.zoom(this.pixel(event), Math.exp(-event.deltaY * lines * 0.0016));
  }

  private click(event: MouseEvent): void {
    // The end of a drag is no click; a click by keyboard or screen reader has no drag before it.
    if (this.dragging && event.detail > 0) {
      this.dragging = false;
      return;
    }
    if (isControl(event.target)) return;
    const id = event.detail > 0 ? this.pressed : idAt(event.target);
    if (id !== null) this.wishes.pick(id);
    else if (event.detail > 0) this.tap(event);
  }

  private tap(event: MouseEvent): void {
    const pixel = this.pixel(event);
    const double =
      event.timeStamp - this.lastTap.time < quick && distance(pixel, this.lastTap.pixel) < 4 * steady;
    this.lastTap = { time: double ? 0 : event.timeStamp, pixel };
    if (double) this.wishes.fit();
  }

  private key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const middle = { x: this.element.clientWidth / 2, y: this.element.clientHeight / 2 };
    const focused = event.target instanceof Element ? event.target : null;
    const id = focused?.getAttribute('role') === 'button' ? idAt(focused) : null;
    if (event.key === '+' || event.key === '=') this.wishes.zoom(middle, 1.4);
    else if (event.key === '-') this.wishes.zoom(middle, 1 / 1.4);
    else if (event.key === '0') this.wishes.fit();
    else if (id !== null && (event.key === 'Enter' || event.key === ' ')) this.wishes.pick(id);
    else if (id !== null && event.key in arrows) this.walk(focused as Element, arrows[event.key] as number);
    else return;
    event.preventDefault();
  }

  /** Goes from one target to the next, round and round, in the order they are drawn. */
  private walk(from: Element, by: number): void {
    const targets = [...this.element.querySelectorAll<SVGElement>('[role="button"][data-id]')];
    const next = targets[(targets.indexOf(from as SVGElement) + by + targets.length) % targets.length];
    next?.focus({ preventScroll: true });
  }

  private hover(event: Event): void {
    this.focus(idAt(lit(event.target)));
  }

  /** Pointers report every move; only changes are news. */
  private focus(id: string | null): void {
    if (id === this.focused) return;
    this.focused = id;
    this.wishes.focus(id);
  }

  /** The keyboard can reach a target that lies outside of the window. */
  private bringIntoSight(target: Element): void {
    const window = this.element.getBoundingClientRect();
    const { left, right, top, bottom } = target.getBoundingClientRect();
    const inside =
      left >= window.left && right <= window.right && top >= window.top && bottom <= window.bottom;
    if (inside || isControl(target)) return;
    this.wishes.pan({
      x: (window.left + window.right - left - right) / 2,
      y: (window.top + window.bottom - top - bottom) / 2,
    });
  }
}

const arrows: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The buttons of the stage itself speak for themselves, and so does what a board lets be dragged. */
function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('.kit-zoom, [data-drag]') !== null;
}

/** The target that something belongs to. While the drawing glides, nobody means what is not lit. */
function lit(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('[role="button"][data-id]') : null;
}

function idAt(target: EventTarget | null): string | null {
  return target instanceof Element ? (target.closest('[data-id]')?.getAttribute('data-id') ?? null) : null;
}
