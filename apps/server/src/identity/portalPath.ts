/** A path inside the portal to come back to after login; anything that could lead elsewhere becomes the home page. */
export const portalPath = (goto: string | undefined): string =>
  goto !== undefined && /^\/[\w\-./?=&%]*$/.test(goto) && !goto.startsWith('//') && !goto.includes('..') ? goto : '/onethingSpecialColumn'
