/**
 * Installs the packages of the lock file (安装依赖), on plain Node. The lock file names no addresses, so that it serves every
 * registry; npm then asks the registry to describe each package, over a thousand answers of up to megabytes, before it fetches
 * one. Registries keep a package at one known place: for the time of the install a shrinkwrap (npm prefers it to the lock
 * file) names these places. A registry that keeps its packages elsewhere is asked in npm's own way.
 */
import { spawn, spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './bootstrap.mjs'
import { withAddresses } from './src/installing/withAddresses.mjs'

const shrinkwrap = join(root, 'npm-shrinkwrap.json')
const withoutShrinkwrap = () => rmSync(shrinkwrap, { force: true })
process.once('exit', withoutShrinkwrap)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(130))

const registry = () => {
  const { status, stdout } = spawnSync('npm', ['config', 'get', 'registry'], { cwd: root, encoding: 'utf8' })
  return status === 0 && URL.canParse(stdout.trim()) ? stdout.trim().replace(/\/$/, '') : undefined
}

const npmCi = () =>
  new Promise((done) => {
    const child = spawn('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: root, stdio: 'inherit' })
    child.once('error', () => done(127))
    child.once('exit', (code, signal) => (signal === null ? done(code) : process.exit(130)))
  })

const base = registry()
let code = 1
if (base !== undefined) {
  writeFileSync(shrinkwrap, JSON.stringify(withAddresses(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')), base)))
  code = await npmCi()
  withoutShrinkwrap()
}
process.exitCode = code === 0 ? 0 : await npmCi()
