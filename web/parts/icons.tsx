import './icons.css';

const paths = {
  undo: 'M8 5 3.5 9.5 8 14M4 9.5h9.5a5 5 0 0 1 0 10H9',
  hint: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.6.5 1 1.2 1 2.1h5c0-.9.4-1.6 1-2.1A6 6 0 0 0 12 3Z',
  soundOn: 'M4 9v6h4l5 4V5L8 9H4ZM16.5 8.5a5 5 0 0 1 0 7M19 6a8.5 8.5 0 0 1 0 12',
  soundOff: 'M4 9v6h4l5 4V5L8 9H4ZM17 9l5 6M22 9l-5 6',
  menu: 'M4 7h16M4 12h16M4 17h16',
  forward: 'M4 6l7 6-7 6V6ZM13 6l7 6-7 6V6Z',
  pause: 'M8 5v14M16 5v14',
  play: 'M7 5l12 7-12 7V5Z',
  home: 'M4 11l8-7 8 7M6 10v10h12V10',
} as const;

/** A small sign in the colour of the text around it. */
export function Icon({ name }: { readonly name: keyof typeof paths }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
