import { appendFileSync, chmodSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { dataFolder, freePort, queryIn, startService } from './testing/serviceProcess.ts'
import { processStart } from './platform/processIdentity.ts'

const serverPid = (dataDir: string) => Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])

describe('the service process', () => {
  let dataDir = ''
  const start = async (settings: Record<string, string> = {}) =>
    startService({ DATA_DIR: dataDir, PORT: String(await freePort()), ...settings })

  describe('over what an earlier start has made', () => {
    beforeEach(() => {
      dataDir = dataFolder('process')
    })
    it('what was committed is there after kill -9 and a new start, which ends the old database server', async () => {
      const first = await start()
      await first.ready
      await queryIn(dataDir, (sql) => sql`CREATE TABLE kept AS SELECT 42 AS answer`)
      const orphan = serverPid(dataDir)
      first.child.kill('SIGKILL')
      const second = await start()
      const address = await second.ready
      expect(processStart(orphan)).toBeUndefined()
      expect(await queryIn(dataDir, (sql) => sql`SELECT answer FROM kept`)).toEqual([{ answer: 42 }])
      expect((await fetch(`${address}/readyz`)).status).toBe(200)
    })

    it('a second service on the same folder refuses before it starts anything, and leaves the first alone', async () => {
      const first = await start()
      const address = await first.ready
      const database = serverPid(dataDir)
      const second = await (await start()).ended
      expect(second.code).toBe(1)
      expect(second.stderr).toMatch(/^数据目录 .* 正被另一个服务使用（进程 \d+），.*。\n$/)
      expect(second.stdout).toBe('')
      expect(serverPid(dataDir)).toBe(database)
      expect((await fetch(`${address}/readyz`)).status).toBe(200)
    })

    it('SIGTERM ends the service and its database and frees the folder', async () => {
      const service = await start()
      const address = await service.ready
      await (await fetch(`${address}/healthz`)).text()
      const database = serverPid(dataDir)
      service.child.kill('SIGTERM')
      const { code } = await service.ended
      expect(code).toBe(0)
      expect(processStart(database)).toBeUndefined()
      expect(existsSync(join(dataDir, 'service.lock'))).toBe(false)
    })

    it('a database server that dies is brought back while the service runs', async () => {
      const address = await (await start()).ready
      const dead = serverPid(dataDir)
      process.kill(dead, 'SIGKILL')
      await expect.poll(() => serverPid(dataDir), { interval: 200 }).not.toBe(dead)
      await expect.poll(async () => (await fetch(`${address}/readyz`)).status, { interval: 200 }).toBe(200)
    })

    it.each([
      ['a bare start', {}, 200],
      ['one with an outside system', { REGISTERS_URL: 'https://registers.example' }, 404],
      ['one behind a proxy', { TRUSTED_PROXIES: '10.0.0.7' }, 404],
      ['one beside something real that says it aloud', { REGISTERS_URL: 'https://registers.example', SANDBOX: 'true' }, 200]
    ])('the people of the sandbox are let in by %s: %j %i', async (_, settings: Record<string, string>, status) => {
      const service = await start(settings)
      const address = await service.ready
      expect((await fetch(`${address}/ljonethingapi/sandbox/people`)).status).toBe(status)
      service.child.kill('SIGTERM')
      const { stdout } = await service.ended
      expect(stdout.includes('沙箱登录人员')).toBe(status === 200)
      expect(/已配置 (.+)，沙箱不开启/.exec(stdout)?.[1]).toBe(status === 200 ? undefined : Object.keys(settings).join('、'))
    })

    it('a database that may lose acknowledged data is refused', async () => {
      appendFileSync(join(dataDir, 'postgres/postgresql.conf'), 'fsync = off\nfull_page_writes = off\n')
      const { code, stderr } = await (await start()).ended
      expect(code).toBe(1)
      expect(stderr).toBe('数据库设置 fsync、full_page_writes 已关闭，数据可能丢失；请打开后再启动。\n')
    })
  })

  describe('where nothing was made yet', () => {
    beforeEach(() => {
      dataDir = dataFolder('process', { made: false })
    })
    it.each([{}, { SANDBOX: 'false' }, { DEPARTMENT_URL: 'https://departments.example', TRUSTED_PROXIES: '10.0.0.7' }])(
      'a service that others reach and nobody can tell apart refuses to start, before anything is made: %j',
      async (settings) => {
        const { ended } = await start({ HOST: '0.0.0.0', ...settings })
        const { code, stderr } = await ended
        expect(code).not.toBe(0)
        expect(stderr).toContain('SANDBOX=true')
        expect(stderr.trim().split('\n')).toHaveLength(1)
        expect(existsSync(join(dataDir, 'postgres'))).toBe(false)
      }
    )

    it('a busy port is refused with one sentence before the data folder is made', async () => {
      const other = createServer()
      const port = await freePort()
      await new Promise<void>((listening) => other.listen(port, '127.0.0.1', listening))
      const { code, stderr } = await (await start({ PORT: String(port) })).ended
      other.close()
      expect(code).toBe(1)
      expect(stderr).toBe(`端口 ${port} 已被占用，请停止占用它的程序，或用 PORT 指定另一个端口。\n`)
      expect(existsSync(dataDir)).toBe(false)
    })

    it('starts in a folder that only its owner may enter', async () => {
      chmodSync(dirname(dataDir), 0o700)
      expect((await fetch(`${await (await start()).ready}/readyz`)).status).toBe(200)
    })

    it('the password of the database is readable by its owner alone', async () => {
      await (
        await start()
      ).ready
      expect(statSync(join(dataDir, 'database-password')).mode & 0o777).toBe(0o600)
    })

    it('an unreachable DATABASE_URL is refused with one sentence that keeps its password', async () => {
      const { code, stderr } = await (await start({ DATABASE_URL: `postgres://portal:hidden@127.0.0.1:${await freePort()}/portal` })).ended
      expect(code).toBe(1)
      expect(stderr).toMatch(/^无法连接数据库 127\.0\.0\.1:\d+\/portal：.*，请检查 DATABASE_URL。\n$/)
    })

    it('a folder that cannot be written is refused with one sentence', async () => {
      writeFileSync(dataDir, 'a file')
      const { code, stderr } = await (await start()).ended
      expect(code).toBe(1)
      expect(stderr).toMatch(/^数据目录 .* 无法写入（ENOTDIR），.*。\n$/)
    })

    it.each([
      ['BODY_LIMIT', 'many'],
      ['MOBILE_URL', 'http://m.zwfw.hlj.gov.cn']
    ])('the setting %s is named when %s is no value for it', async (name, value) => {
      const { code, stderr } = await (await start({ [name]: value })).ended
      expect(code).toBe(1)
      expect(stderr).toBe(`配置 ${name} 无效，取值见 apps/server/README.md。\n`)
    })
  })
})
