/** Client type of spec §3.1 for this browser: "5" inside WeChat, otherwise "1" (PC). */
export const clientType = (): string => (/MicroMessenger/i.test(window.navigator.userAgent) ? '5' : '1')
