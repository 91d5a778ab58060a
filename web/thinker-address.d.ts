/** The address of the worker that bots think in; see the plugin of the build. */
declare module 'virtual:thinker-address' {
  const address: string;
  export default address;
}
