import type { Page } from '@playwright/test';

/** What is wrong with a table as it stands on the screen, one line for each fault; nothing, we hope. */
export function faultsOf(page: Page, leastTarget: number): Promise<string[]> {
  return page.evaluate(findFaults, leastTarget);
}

/** Runs within the page, and so has everything it needs inside. */
function findFaults(leastTarget: number): string[] {
  const faults = new Set<string>();
  const slack = 1.5;
  const table = document.querySelector('.table');
  if (!table) return ['There is no table.'];

  const nameOf = (element: Element): string => {
    const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return `<${element.tagName.toLowerCase()} ${element.getAttribute('class') ?? ''}> “${words.trim().slice(0, 40)}”`;
  };
  const isWithin = (inner: DOMRect, outer: DOMRect): boolean =>
    inner.left >= outer.left - slack &&
    inner.right <= outer.right + slack &&
    inner.top >= outer.top - slack &&
    inner.bottom <= outer.bottom + slack;
  const screen = new DOMRect(0, 0, innerWidth, innerHeight);
  /** Only for screen readers. */
  const isUnseen = (element: Element): boolean =>
    element.closest('.unseen') !== null ||
    [element, element.parentElement].some((each) => each && getComputedStyle(each).clipPath !== 'none');
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !isUnseen(element);

  /** A number that sits on the corner of something. */
  const isBadge = (element: Element): boolean => getComputedStyle(element).position === 'absolute';

  /** Where something is seen or can be brought into sight; what cuts it off, if anything does. */
  const reach = (
    element: Element,
    rect: DOMRect,
  ): { readonly cutBy: Element | null; readonly scrolls: Element | null } => {
    let scrolls: Element | null = null;
    let seen = rect;
    for (let each = element.parentElement; each; each = each.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(each);
      const box = each.getBoundingClientRect();
      if (/auto|scroll/.test(overflowX + overflowY)) {
        scrolls ??= each;
        seen = box;
      } else if (/hidden|clip/.test(overflowX + overflowY) && !isWithin(seen, box))
        return { cutBy: each, scrolls };
    }
    return { cutBy: isWithin(seen, screen) ? null : document.documentElement, scrolls };
  };

  /** The log is long, and only a part of it is in sight; the rest is like it. */
  const panel = document.querySelector('.panel')?.getBoundingClientRect() ?? screen;
  const isFarInLog = (element: Element): boolean =>
    element.closest('.log') !== null && !isWithin(element.getBoundingClientRect(), panel);

  for (const control of table.querySelectorAll('button, a[href], input, select')) {
    if (isFarInLog(control) || !isShown(control)) continue;
    const rect = control.getBoundingClientRect();
    const { cutBy, scrolls } = reach(control, rect);
    if (cutBy) faults.add(`${nameOf(control)} is cut off by ${nameOf(cutBy).slice(0, 40)}`);
    // Lines of the log are text that can be followed; they are large enough for a mouse.
    const least = control.closest('.log') ? Math.min(leastTarget, 24) : leastTarget;
    if (rect.width < least - 0.5 || rect.height < least - 0.5)
      faults.add(`${nameOf(control)} is only ${Math.round(rect.width)} by ${Math.round(rect.height)} pixels`);
    if (scrolls && !isWithin(rect, scrolls.getBoundingClientRect())) continue;
    const hit = document.elementFromPoint(rect.x + rect.width / 2, rect.y + rect.height / 2);
    if (hit && !control.contains(hit) && !hit.closest('.turn-flash'))
      faults.add(`${nameOf(control)} is covered by ${nameOf(hit)}`);
  }

  /** Each piece of written text, where it stands. */
  const written: { readonly element: Element; readonly rect: DOMRect }[] = [];
  const walker = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (
      !walker.currentNode.nodeValue?.trim() ||
      !element ||
      element.closest('svg') ||
      isFarInLog(element) ||
      !isShown(element)
    )
      continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    for (const rect of range.getClientRects()) {
      const { cutBy, scrolls } = reach(element, rect);
      if (cutBy) faults.add(`The text of ${nameOf(element)} is cut off`);
      const frame = element.closest('button, .seat, [role="tab"], .banner');
      if (frame && !isBadge(element) && !isWithin(rect, frame.getBoundingClientRect()))
        faults.add(`The text of ${nameOf(element)} stands out of its frame`);
      if (!scrolls || isWithin(rect, scrolls.getBoundingClientRect())) written.push({ element, rect });
    }
  }
  for (const [i, one] of written.entries())
    for (const other of written.slice(i + 1)) {
      const across = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
      const down = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
      // Lines of one paragraph may touch.
      if (
        one.element !== other.element &&
        across > 2 &&
        down > 4 &&
        !one.element.contains(other.element) &&
        !other.element.contains(one.element)
      )
        faults.add(`${nameOf(one.element)} and ${nameOf(other.element)} overlap`);
    }

  const board = document.querySelector('.board')?.getBoundingClientRect() ?? new DOMRect();
  const share = (board.width * board.height) / (innerWidth * innerHeight);
  if (share < 0.3) faults.add(`The board has only ${Math.round(100 * share)} % of the screen`);
  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > innerWidth || scrollHeight > innerHeight) faults.add('The page scrolls');
  return [...faults];
}
