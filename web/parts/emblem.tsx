/** The sign of the house: a table of light. */
export function Emblem() {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" fill="none" stroke="var(--accent)" strokeWidth="3">
      <ellipse cx="32" cy="44" rx="24" ry="8" />
      <ellipse cx="32" cy="44" rx="13" ry="4" opacity="0.6" />
      <path d="M8 44 32 10l24 34" opacity="0.55" />
      <path d="m32 18 5 9-5 9-5-9z" fill="var(--accent)" />
    </svg>
  );
}
