/** What every route says about itself: its published name (spec §2), the title of its page, and whether it shows the work of one person. */
declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    readonly name?: string
    readonly title?: string
    /** An ended session is asked about here instead of being dropped. */
    readonly isPersonal?: boolean
  }
}

export {}
