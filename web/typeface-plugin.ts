import type { Plugin } from 'vite';

/** Lets the page ask for its letters at once, by the name they have in this very build, not when the styles have come. */
export function typeface(): Plugin {
  return {
    name: 'holoboard-typeface',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const fonts = Object.keys(bundle ?? {}).filter((name) => name.endsWith('.woff2'));
        return fonts.map((name) => ({
          tag: 'link',
          // Fonts are always fetched without credentials, and a preload that differs would be fetched twice.
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${name}`, crossorigin: true },
          injectTo: 'head' as const,
        }));
      },
    },
  };
}
