/** Whether only programs of this computer reach an address (本机地址). Example: `127.0.0.1`, `::1`, `localhost`; not `0.0.0.0`. */
export const isLoopback = (host: string): boolean => host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host)
