import fc from 'fast-check';

/** Property tests try the same values in every run: what passed yesterday passes today. `npm run fuzz` is for new luck. */
fc.configureGlobal({ seed: 1982 });
