/** The seal centre among the outside systems (外部系统) that can be away. */
export const sealSystem = { system: 'seal', label: '电子签章平台' } as const
