/**
 * Who writes which table (一表一主): a table belongs to the folder of the service that creates it, and only files of that folder write it.
 * Read from the text of the sources, so that no write hides in a string. Pure.
 */
export interface Source {
  /** Under `apps/server/src`, such as `drafts/Drafts.ts`. */
  readonly path: string
  readonly text: string
}

export interface ForeignWrite {
  readonly path: string
  readonly table: string
  readonly owner: string
}

const creation = /\bCREATE TABLE (?:IF NOT EXISTS )?(\w+)/gi
const write = /\b(?:INSERT INTO|UPDATE|DELETE FROM|TRUNCATE(?: TABLE)?|ALTER TABLE|COPY|MERGE INTO)\s+(?:ONLY\s+)?(\w+)/gi

const folderOf = (path: string): string => path.split('/').slice(0, -1)[0] ?? ''

const named = (pattern: RegExp, text: string): readonly string[] => Array.from(text.matchAll(pattern), (match) => match[1] ?? '')

/** Table → folder that creates it. */
export const tableOwners = (sources: readonly Source[]): ReadonlyMap<string, string> =>
  new Map(sources.flatMap(({ path, text }) => named(creation, text).map((table) => [table, folderOf(path)] as const)))

export const foreignWrites = (sources: readonly Source[]): readonly ForeignWrite[] => {
  const owners = tableOwners(sources)
  return sources.flatMap(({ path, text }) =>
    named(write, text).flatMap((table) => {
      const owner = owners.get(table)
      return owner === undefined || owner === folderOf(path) ? [] : [{ path, table, owner }]
    })
  )
}
