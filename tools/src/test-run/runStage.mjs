/**
 * Runs the command of one stage in a process group of its own, without stdin. What it says is shown line by line as it comes, each with the name of
 * its stage in front, since two run at a time. Gives the exit code, 124 when the limit was reached. An interrupt ends all groups.
 */
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { root } from '../../bootstrap.mjs'

const ownGroup = process.platform !== 'win32'
const running = new Set()

const end = (child, signal) => {
  if (child.pid === undefined || child.exitCode !== null) return
  try {
    process.kill(ownGroup ? -child.pid : child.pid, signal)
  } catch {
    child.kill(signal)
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.once(signal, () => {
    for (const child of running) end(child, signal)
    process.exit(130)
  })

const showLines = (stream, name) => {
  const lines = createInterface({ input: stream, crlfDelay: Infinity })
  lines.on('line', (line) => process.stdout.write(`${name} │ ${line}\n`))
}

export const runStage = ([file, args], { cwd = root, env, limitMinutes, name }) =>
  new Promise((done) => {
    const child = spawn(file, args, { cwd, env, detached: ownGroup, stdio: ['ignore', 'pipe', 'pipe'] })
    running.add(child)
    for (const stream of [child.stdout, child.stderr]) if (stream !== null) showLines(stream, name)
    let late = false
    const limit = setTimeout(() => {
      late = true
      process.stdout.write(`${name} │ 超过 ${limitMinutes} 分钟，停止这一步。\n`)
      end(child, 'SIGTERM')
      setTimeout(() => end(child, 'SIGKILL'), 5_000).unref()
    }, limitMinutes * 60_000)
    const finish = (code) => {
      clearTimeout(limit)
      running.delete(child)
      done(late ? 124 : code)
    }
    child.once('error', ({ message }) => {
      process.stderr.write(`${name} │ ${message}\n`)
      finish(127)
    })
    child.once('exit', (code) => finish(code ?? 1))
  })
