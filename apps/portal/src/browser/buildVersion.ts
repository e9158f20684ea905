/** Which build of the portal runs here: the file this module was built into, whose name changes with its content, e.g. `index-1a2B3c4D.js`. */
export const buildVersion = new URL(import.meta.url).pathname.split('/').at(-1) ?? ''
