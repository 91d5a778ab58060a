import type { ComponentProps, ReactNode } from 'react';

/** A group that is only to be seen: what it shows is told elsewhere in words. */
export function Decor(props: ComponentProps<'g'>): ReactNode {
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a g is not focusable.
  return <g aria-hidden="true" {...props} />;
}

/** A group that is told in words besides being seen. */
export function Told({ label, ...props }: ComponentProps<'g'> & { readonly label: string }): ReactNode {
  // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a g is not interactive.
  return <g role="img" aria-label={label} {...props} />;
}
