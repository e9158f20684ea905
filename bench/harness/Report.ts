/** One table of a group: its title, and how it is measured and printed. */
export interface Report {
  readonly title: string
  readonly print: () => string | Promise<string>
}
