/** What every route says about itself: its published name (spec §2) and the title of its page. */
declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    readonly name?: string
    readonly title?: string
  }
}

export {}
