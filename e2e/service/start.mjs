/**
 * The product for the browser journeys (被测服务): the real start command on a data folder of its own (`E2E_DATA_DIR`), which is new each run and
 * removed at the end. A service that a journey kills is started again, as the manager of a service does. Settings of a service somebody else runs on
 * this machine are left out.
 */
import { spawn } from 'node:child_process'
import { chmodSync, existsSync, fstatSync, mkdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'

const root = resolve(import.meta.dirname, '../..')
const foreign = ['NODE_ENV', 'NODE_OPTIONS', 'DATABASE_URL', 'OBJECTS_DIR', 'HOST', 'SANDBOX', 'LOG_LEVEL', 'LOG_FILE', 'PORTAL_DIST']
const inherited = Object.fromEntries(Object.entries(process.env).filter(([name]) => !foreign.includes(name)))
const { E2E_DATA_DIR: dataDir, E2E_INSPECT_PORT: inspectPort } = process.env

/**
 * A system that takes too long is given up sooner than in earnest: what is shown is that it is, and what comes then. Journeys share their people, who
 * are logged in more often than anybody.
 */
const patience = { SEAL_TIMEOUT: '6 seconds', REGISTERS_TIMEOUT: '4 seconds', SESSIONS_PER_PERSON: '1000' }

/** How the start command ends when its service was killed. */
const killed = 130

/** The database runs as another user, who must be able to pass through. */
mkdirSync(dataDir)
chmodSync(dataDir, 0o755)

let stopping = false
let product
const stop = (signal) => {
  stopping = true
  product.kill(signal)
}
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
for (const signal of signals) process.on(signal, () => stop(signal))

const removeData = async () => {
  for (let attempt = 0; attempt < 40 && existsSync(dataDir); attempt += 1) {
    rmSync(dataDir, { recursive: true, force: true })
    await setTimeout(250)
  }
}

const start = () => {
  product = spawn(process.execPath, [join(root, 'tools/start.mjs')], {
    cwd: root,
    env: { ...inherited, ...patience, DATA_DIR: dataDir, NODE_OPTIONS: `--inspect-port=${inspectPort}` },
    stdio: 'inherit'
  })
  product.once('exit', async (code) => {
    if (code === killed && !stopping) return start()
    await removeData()
    process.exit(code ?? 1)
  })
}
start()

/** A test run that was cut off sends no signal; its end of the input closes. */
if (!fstatSync(0).isCharacterDevice()) process.stdin.once('end', () => stop('SIGTERM')).resume()
