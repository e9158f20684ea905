/** How the browser is started (浏览器): the one of the system, or the one `CHROMIUM_PATH` names. */
import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'

const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'
const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync']

export const chromiumSettings = () => ({ executablePath, args })

/** One as Lighthouse starts it, with nothing attached but its debugging port: whoever listens to every request takes time from the page measured. */
export const startChromium = async (profile: string, port: number): Promise<{ readonly stop: () => Promise<void> }> => {
  const quiet = [
    '--headless=new',
    '--no-first-run',
    '--no-default-browser-check',
    '--disable-default-apps',
    '--disable-extensions',
    '--disable-component-extensions-with-background-pages',
    '--disable-client-side-phishing-detection',
    '--disable-background-timer-throttling',
    '--disable-backgrounding-occluded-windows',
    '--disable-renderer-backgrounding',
    '--disable-hang-monitor',
    '--disable-ipc-flooding-protection',
    '--metrics-recording-only',
    '--mute-audio',
    '--password-store=basic',
    '--disable-features=Translate,OptimizationHints,MediaRouter,DialMediaRouteProvider,CalculateNativeWinOcclusion,InterestFeedContentSuggestions'
  ]
  const browser = spawn(
    executablePath,
    [...args, ...quiet, `--user-data-dir=${profile}`, `--remote-debugging-port=${port}`, 'about:blank'],
    {
      stdio: 'ignore'
    }
  )
  const ended = new Promise<void>((gone) => browser.once('close', () => gone()))
  const answers = () => fetch(`http://127.0.0.1:${port}/json/version`).then(Boolean, () => false)
  for (let tries = 0; !(await answers()); tries += 1) {
    if (tries === 100) throw new Error('the browser did not start')
    await sleep(200)
  }
  return {
    stop: async () => {
      browser.kill()
      await ended
    }
  }
}

export const locale = { locale: 'zh-CN', timezoneId: 'Asia/Shanghai' }

/** A window of a desk. */
export const wide = { ...locale, viewport: { width: 1440, height: 900 } }
