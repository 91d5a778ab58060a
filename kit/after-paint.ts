/** Does something once the browser has drawn again, so that a pressed button is seen to be pressed before the work begins. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
