/** How the browser is started (浏览器): the one of the system, or the one `CHROMIUM_PATH` names. */
export const chromiumSettings = (...more: readonly string[]) => ({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync', ...more]
})

export const locale = { locale: 'zh-CN', timezoneId: 'Asia/Shanghai' }
