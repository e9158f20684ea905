/**
 * A path inside the portal to come back to (登录后返回的页面), without the base path. Anything that could lead elsewhere becomes the home page;
 * the service that makes the login address and the portal that follows it ask the same guard. Source: spec §2.3.
 * Example: `portalPath('/themeWrapper/themeForm?code=A')` → as it is, `portalPath('//evil.example')` → /onethingSpecialColumn.
 */
export const basePath = '/ljonething'
/** Published name of the home page, and its path. */
export const homeName = 'onethingSpecialColumn'
export const homePath = '/onethingSpecialColumn'

const plain = /^\/[\w\-./?=&%~+,:@]*$/

export const portalPath = (goto: string | undefined): string =>
  goto !== undefined && plain.test(goto) && !goto.startsWith('//') && !goto.includes('..') ? goto : homePath

/** Where a login goes that was begun in a window of its own, so that the first window keeps its work; `state` is what both windows know. */
export const reloginPath = (state: string): string => `/onething/loginJumpPage?returned=${state}`
