/**
 * Runs the command of one stage in a process group of its own, without stdin, its output shown as it comes. Gives the exit code,
 * 124 when the limit was reached. An interrupt ends the whole group.
 */
import { spawn } from 'node:child_process'
import { root } from '../../bootstrap.mjs'

const ownGroup = process.platform !== 'win32'

const end = (child, signal) => {
  if (child.pid === undefined || child.exitCode !== null) return
  try {
    process.kill(ownGroup ? -child.pid : child.pid, signal)
  } catch {
    child.kill(signal)
  }
}

export const runStage = ([file, args], { env, limitMinutes }) =>
  new Promise((done) => {
    const child = spawn(file, args, { cwd: root, env, detached: ownGroup, stdio: ['ignore', 'inherit', 'inherit'] })
    let late = false
    const limit = setTimeout(() => {
      late = true
      process.stdout.write(`\n超过 ${limitMinutes} 分钟，停止这一步。\n`)
      end(child, 'SIGTERM')
      setTimeout(() => end(child, 'SIGKILL'), 5_000).unref()
    }, limitMinutes * 60_000)
    const interrupt = (signal) => {
      end(child, signal)
      process.exit(130)
    }
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
    for (const signal of signals) process.once(signal, interrupt)
    const finish = (code) => {
      clearTimeout(limit)
      for (const signal of signals) process.removeListener(signal, interrupt)
      done(late ? 124 : code)
    }
    child.once('error', ({ message }) => {
      process.stderr.write(`${message}\n`)
      finish(127)
    })
    child.once('exit', (code) => finish(code ?? 1))
  })
