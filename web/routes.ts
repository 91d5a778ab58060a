/** Every address of the app. */
export const routes = {
  home: '/',
  new: '/new/:game',
  play: '/play/:id',
  friends: '/friends/:game',
  table: '/table/:id',
  lobby: '/lobby',
  replay: '/replay/:id',
  learn: '/learn/:game',
  rules: '/rules/:game',
  make: '/make/:game/:workshop',
  settings: '/settings',
  about: '/about',
} as const;

/** Addresses made from what they lead to. */
export const addressOf = {
  new: (game: string) => `/new/${encodeURIComponent(game)}`,
  play: (id: string) => `/play/${encodeURIComponent(id)}`,
  friends: (game: string) => `/friends/${encodeURIComponent(game)}`,
  table: (id: string) => `/table/${encodeURIComponent(id)}`,
  /** `at` is a number of steps of the log; the end of the game when absent. */
  replay: (id: string, at?: number) =>
    `/replay/${encodeURIComponent(id)}${at === undefined ? '' : `?at=${at}`}`,
  learn: (game: string) => `/learn/${encodeURIComponent(game)}`,
  make: (game: string, workshop: string) =>
    `/make/${encodeURIComponent(game)}/${encodeURIComponent(workshop)}`,
  rules: (game: string, clause?: string) =>
    `/rules/${encodeURIComponent(game)}${clause === undefined ? '' : `#${clause}`}`,
} as const;
