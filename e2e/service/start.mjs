/**
 * The product for the browser journeys (被测服务): the real start command on a data folder of its own, which is new each run and removed at
 * the end. Settings of a service somebody else runs on this machine are left out.
 */
import { spawn } from 'node:child_process'
import { chmodSync, existsSync, fstatSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'

const root = resolve(import.meta.dirname, '../..')
const foreign = ['NODE_ENV', 'NODE_OPTIONS', 'DATABASE_URL', 'OBJECTS_DIR', 'HOST', 'SANDBOX', 'LOG_LEVEL', 'LOG_FILE', 'PORTAL_DIST']
const inherited = Object.fromEntries(Object.entries(process.env).filter(([name]) => !foreign.includes(name)))

/** The database runs as another user, who must be able to pass through. */
const dataDir = mkdtempSync(join(tmpdir(), 'ljonething-e2e-'))
chmodSync(dataDir, 0o755)

const product = spawn(process.execPath, [join(root, 'tools/start.mjs')], {
  cwd: root,
  env: { ...inherited, DATA_DIR: dataDir },
  stdio: 'inherit'
})

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
for (const signal of signals) process.on(signal, () => product.kill(signal))

/** A test run that was cut off sends no signal; its end of the input closes. */
if (!fstatSync(0).isCharacterDevice()) process.stdin.once('end', () => product.kill('SIGTERM')).resume()

const removeData = async () => {
  for (let attempt = 0; attempt < 40 && existsSync(dataDir); attempt += 1) {
    rmSync(dataDir, { recursive: true, force: true })
    await setTimeout(250)
  }
}

product.once('exit', async (code) => {
  await removeData()
  process.exit(code ?? 1)
})
