/** 启动横幅: the address and, with the sandbox on, the people one may log in as. */
export interface BannerPerson {
  readonly name: string
  readonly note: string
}

export const banner = (address: string, people: readonly BannerPerson[]): string => {
  const names = people.map(({ name, note }) => `    ${name}  ${note}`)
  return [
    '',
    '  龙江一件事 已就绪',
    '',
    `  ${address}`,
    ...(names.length > 0 ? ['', '  沙箱登录人员：', ...names] : []),
    '',
    '  按 Ctrl-C 停止',
    ''
  ].join('\n')
}
