/**
 * What tests need from the system: Chromium and Chinese fonts for components and journeys, and poppler's tools and openssl, which judge signed PDF
 * files from outside. As root on Debian they are installed with apt; elsewhere the person is told how. Gives the text to show when they are still
 * missing, else undefined.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const debian = '/usr/bin/apt-get'
const named = process.env.CHROMIUM_PATH
const chromium = named ?? '/usr/bin/chromium'

/** Without fc-list nobody can tell which fonts there are. */
const missingFonts = () => {
  const { stdout, error } = spawnSync('fc-list', [':lang=zh', 'family'], { encoding: 'utf8' })
  if (error !== undefined) return ['fontconfig', 'fonts-noto-cjk']
  return stdout.trim() === '' ? ['fonts-noto-cjk'] : []
}

const isThere = (program, ...args) => spawnSync(program, args, { stdio: 'ignore' }).error === undefined

const missing = () => [
  ...(existsSync(chromium) ? [] : ['chromium']),
  ...missingFonts(),
  ...(isThere('pdfsig', '-v') && isThere('pdftotext', '-v') ? [] : ['poppler-utils']),
  ...(isThere('openssl', 'version') ? [] : ['openssl'])
]

const apt = (...args) =>
  spawnSync(debian, args, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })

const advice = (names) =>
  [
    `缺少测试所需的系统软件：${names.join('、')}。`,
    existsSync(debian)
      ? `请以管理员身份运行：apt-get update && apt-get install -y --no-install-recommends ${names.join(' ')}`
      : '请安装 Chromium、任意一种中文字体（如 Noto CJK）、poppler 的命令行工具和 openssl，并用环境变量 CHROMIUM_PATH 指出 Chromium 的路径。',
    '只运行不需要它们的检查：npm test -- --only=lint,types,content,build,size'
  ].join('\n')

export const ensureSystemPackages = () => {
  if (named !== undefined && !existsSync(named)) return `环境变量 CHROMIUM_PATH 指向的文件不存在：${named}`
  const names = missing()
  if (names.length === 0) return undefined
  if (process.getuid?.() === 0 && existsSync(debian)) {
    process.stdout.write(`安装系统软件：${names.join('、')} …\n`)
    apt('-q', 'update')
    apt('-q', 'install', '-y', '--no-install-recommends', ...names)
  }
  const left = missing()
  return left.length === 0 ? undefined : advice(left)
}
