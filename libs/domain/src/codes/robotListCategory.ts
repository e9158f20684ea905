/** 机器人列表类别: the lists the robot can show. Source: spec §3.1. Example: `robotListCategory.labelOf(4)` → 服务集合. */
import { codeTable } from './codeTable.ts'
import type { CodeOf } from './codeTable.ts'

export const robotListCategory = codeTable({
  services: [4, '服务集合'],
  project: [3, '政策项目'],
  policyFile: [5, '政策文件'],
  interactiveQa: [7, '互动问答'],
  encyclopedia: [6, '政务百科'],
  serviceMaterial: [8, '办事材料'],
  news: [9, '新闻资讯']
})

export type RobotListCategory = CodeOf<typeof robotListCategory>
