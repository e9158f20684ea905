/**
 * What a change in one capability has to pass (只查改动): `npm test -- --since=main` runs of units and journeys what the change reaches. A capability is
 * a folder of `apps/server/src` or of `apps/portal/src/features`; `e2e/shows.json` names the journeys that show it. A change of anything else
 * reaches everything, as in a run without `--since`.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const capabilityOf = (path) => {
  const [, app, capability] =
    /^apps\/(?:(server)\/src|(portal)\/src\/features)\/([^/]+)\/./.exec(path)?.filter((part) => part !== undefined) ?? []
  return app === undefined ? undefined : `${app}/${capability}`
}

/** `{ capabilities, journeys }` of changed paths, `shows` being the table; undefined where everything is reached. Documents reach nothing. */
export const reachedBy = (paths, shows) => {
  const rows = Object.entries(shows)
  const known = new Set(rows.flatMap(([, capabilities]) => capabilities))
  const changed = new Set(paths.filter((path) => !path.endsWith('.md')).map(capabilityOf))
  if ([...changed].some((capability) => !known.has(capability))) return undefined
  const journeys = rows.filter(([, capabilities]) => capabilities.some((capability) => changed.has(capability))).map(([journey]) => journey)
  return { capabilities: [...changed].sort(), journeys }
}

const git = (root, ...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)

/** What differs from a commit, committed or not. */
const changedSince = (root, base) => [
  ...git(root, 'diff', '--name-only', '--no-renames', base),
  ...git(root, 'ls-files', '--others', '--exclude-standard')
]

export const readShows = (root) => JSON.parse(readFileSync(join(root, 'e2e/shows.json'), 'utf8'))

/** Since the work left `commit`, which is given as `base`. */
export const reachedSince = (root, commit) => {
  const [base = commit] = git(root, 'merge-base', commit, 'HEAD')
  const reached = reachedBy(changedSince(root, base), readShows(root))
  return reached && { ...reached, base }
}
