import { type ReactNode, useId } from 'react';

/** A labelled control with one sentence of why. */
export function Field({
  label,
  why,
  children,
}: {
  readonly label: string;
  readonly why?: string | undefined;
  readonly children: (field: { readonly id: string; readonly 'aria-describedby'?: string }) => ReactNode;
}) {
  const id = useId();
  const described = why === undefined ? {} : { 'aria-describedby': `${id}-why` };
  return (
    <div className="field">
      <div>
        <label htmlFor={id}>{label}</label>
        {why !== undefined && (
          <p className="quiet small" id={`${id}-why`}>
            {why}
          </p>
        )}
      </div>
      {children({ id, ...described })}
    </div>
  );
}
