/** The seal centre among the outside systems (外部系统) that can be away. */
export const sealSystem = { system: 'seal', label: '电子签章平台' } as const

/** Face recognition before signing, likewise. */
export const faceSystem = { system: 'face', label: '人脸识别服务' } as const
