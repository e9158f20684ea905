/** The code of other material (其他材料): what is handed in beside what is asked for; never needed. Source: spec §3.1. */
export const otherMaterial = 'OT00000001'
