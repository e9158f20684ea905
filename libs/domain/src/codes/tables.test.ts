import { expect, it } from 'vitest'
import type { CodeRow } from './codeTable.ts'
import { accountType } from './accountType.ts'
import { basicMaterialType } from './basicMaterialType.ts'
import { cascaderSource } from './cascaderSource.ts'
import { cascaderType } from './cascaderType.ts'
import { catalogeType } from './catalogeType.ts'
import { checkType } from './checkType.ts'
import { clientType, defaultClientType } from './clientType.ts'
import { consultStatus } from './consultStatus.ts'
import { contentType, listedContentTypes } from './contentType.ts'
import { dataSourceSystem, slDataSourceSystem } from './dataSourceSystem.ts'
import { dialogFireType } from './dialogFireType.ts'
import { dialogMode } from './dialogMode.ts'
import { dialogRole } from './dialogRole.ts'
import { dialogSendStatus } from './dialogSendStatus.ts'
import { dialogSessionType } from './dialogSessionType.ts'
import { evaluationStage } from './evaluationStage.ts'
import { evaluationValue } from './evaluationValue.ts'
import { exerciseLevel } from './exerciseLevel.ts'
import { fieldType } from './fieldType.ts'
import { formChannel } from './formChannel.ts'
import { handleType } from './handleType.ts'
import { handlingForm } from './handlingForm.ts'
import { handlingScope } from './handlingScope.ts'
import { identityCardPhoto, identityCardPhotoCount } from './identityCardPhoto.ts'
import { identityCheckType } from './identityCheckType.ts'
import { materialStatus, otherMaterialCode } from './materialStatus.ts'
import { messageCategory } from './messageCategory.ts'
import { messageContentType } from './messageContentType.ts'
import { newUserType } from './newUserType.ts'
import { offlineHandlingStatus } from './offlineHandlingStatus.ts'
import { onlineDepth } from './onlineDepth.ts'
import { onlineOrOffline } from './onlineOrOffline.ts'
import { previewImageSize } from './previewImageSize.ts'
import { printFileType } from './printFileType.ts'
import { questionDisplayMode } from './questionDisplayMode.ts'
import { questionMatch } from './questionMatch.ts'
import { regionMatchType } from './regionMatchType.ts'
import { robotListCategory } from './robotListCategory.ts'
import { socialCardType } from './socialCardType.ts'
import { sortDirection } from './sortDirection.ts'
import { specialQaCode } from './specialQaCode.ts'
import { themePhase } from './themePhase.ts'
import { themeUnionType } from './themeUnionType.ts'
import { userType } from './userType.ts'

const shown = (table: { readonly rows: readonly CodeRow<string | number>[] }): string =>
  table.rows.map((row) => `${row.name} ${JSON.stringify(row.code)} ${row.label}`).join(' · ')

it('[R-3.1-01] 用户类型: 个人 0, 法人 1, 游客 2', () => {
  expect(shown(userType)).toBe('personal "0" 个人 · legal "1" 法人 · tourist "2" 游客')
})

it('[R-3.1-02] 用户类型（新码）: 个人 1, 法人 2', () => {
  expect(shown(newUserType)).toBe('personal "1" 个人 · legal "2" 法人')
})

it('[R-3.1-24] 账号类型: 正式账号 0, 灰度账号 1, 测试账号 2', () => {
  expect(shown(accountType)).toBe('normal "0" 正式账号 · grayBox "1" 灰度账号 · test "2" 测试账号')
})

it('[R-3.1-22] 身份证照片: 人像面 1, 国徽面 2', () => {
  expect(shown(identityCardPhoto)).toBe('portrait "1" 人像面 · emblem "2" 国徽面')
})

it('[R-3.1-49] 证件核验类型: 统一社会信用代码 001, 居民身份证 111', () => {
  expect(shown(identityCheckType)).toBe('creditCode "001" 统一社会信用代码 · personalId "111" 居民身份证')
})

it('[R-3.1-56] 卡证类型: 社会保障卡 socialSecurity, 医保电子凭证 medicalInsurance, 电子营业执照 businessLicence', () => {
  expect(shown(socialCardType)).toBe(
    'socialSecurity "socialSecurity" 社会保障卡 · medicalInsurance "medicalInsurance" 医保电子凭证 · businessLicence "businessLicence" 电子营业执照'
  )
})

it('[R-3.1-12] 客户端类型: PC 1, 智能音箱 2, 自助终端 3, 机器人 4, 微信 5, APP 6, 微信小程序 7, 支付宝小程序 8', () => {
  expect(shown(clientType)).toBe(
    'pc 1 PC · soundBox 2 智能音箱 · terminal 3 自助终端 · robot 4 机器人 · wechat 5 微信 · app 6 APP · wechatMini 7 微信小程序 · alipayMini 8 支付宝小程序'
  )
})

it('[R-3.1-15] 数据来源系统: 政务服务网 1, 移动端 2, 政务大厅 3, 自助终端 4', () => {
  expect(shown(dataSourceSystem)).toBe(
    'governmentNetwork 1 政务服务网 · mobileClient 2 移动端 · serviceHall 3 政务大厅 · terminal 4 自助终端'
  )
})

it('[R-3.1-16] 带 SL 前缀的数据来源系统: 政务服务网 5, 移动端 6, 政务大厅 7, 自助终端 4', () => {
  expect(shown(slDataSourceSystem)).toBe(
    'governmentNetwork 5 政务服务网 · mobileClient 6 移动端 · serviceHall 7 政务大厅 · terminal 4 自助终端'
  )
})

it('[R-3.1-38] 线下业务办理状态: 其他业务办理中 -1, 待分发 0, 线下办理成功 1, 继续线下办理 2, 数据异常 9', () => {
  expect(shown(offlineHandlingStatus)).toBe(
    'otherBusiness "-1" 其他业务办理中 · needsDistribution "0" 待分发 · offlineSuccess "1" 线下办理成功 · proceedOffline "2" 继续线下办理 · dataIssue "9" 数据异常'
  )
})

it('[R-3.1-03] 内容类型: 主题 0, 事项 1, 问答 2, 服务 3, 政策 4, 多主题 5, 解释 6, 材料 7, 精准服务 8, 政策项目 9, 引导 10, 文章 11, 惯用语 12, 机构 13, 闲聊 14, 解读 17', () => {
  expect(shown(contentType)).toBe(
    'scene 0 主题 · matter 1 事项 · qa 2 问答 · service 3 服务 · policy 4 政策 · multiScene 5 多主题 · explain 6 解释 · material 7 材料 · accurate 8 精准服务 · project 9 政策项目 · guide 10 引导 · article 11 文章 · idiom 12 惯用语 · organization 13 机构 · chat 14 闲聊 · interpretation 17 解读'
  )
})

it('[R-3.1-05] 消息内容类型: 主题 0, 事项 1, 便民服务 3, 政策库 4, 文章 5, 政策项目 6, 链接 8, 纯文本 9, 自定义 10', () => {
  expect(shown(messageContentType)).toBe(
    'scene 0 主题 · matter 1 事项 · service 3 便民服务 · policy 4 政策库 · article 5 文章 · project 6 政策项目 · link 8 链接 · text 9 纯文本 · custom 10 自定义'
  )
})

it('[R-3.1-11] 消息类别: 节日问候 JRLB, 热门服务 RDLB, 证照提醒 ZZLB, 问候提醒 ZFLB, 政策快讯 ZCLB, 专属问候 ZSLB, 办件提醒 BJLB, 免申即享 BLJX', () => {
  expect(shown(messageCategory)).toBe(
    'festival "JRLB" 节日问候 · hotService "RDLB" 热门服务 · certificate "ZZLB" 证照提醒 · greeting "ZFLB" 问候提醒 · policyNews "ZCLB" 政策快讯 · exclusive "ZSLB" 专属问候 · caseReminder "BJLB" 办件提醒 · enjoyWithoutComing "BLJX" 免申即享'
  )
})

it('[R-3.1-17] 主题建设类型: 自建 0, 第三方 1, 自建二期 TWO_THEME, 自建申报端 3', () => {
  expect(shown(themeUnionType)).toBe(
    'selfBuilt 0 自建 · thirdParty 1 第三方 · selfBuiltPhaseTwo "TWO_THEME" 自建二期 · applicantSide 3 自建申报端'
  )
})

it('[R-3.1-18] 主题期次: 一期 1, 二期 2', () => {
  expect(shown(themePhase)).toBe('one 1 一期 · two 2 二期')
})

it('[R-3.1-43] 预览图尺寸: 原图 original, 大图 large, 中图 medium, 小图 small', () => {
  expect(shown(previewImageSize)).toBe('original "original" 原图 · large "large" 大图 · medium "medium" 中图 · small "small" 小图')
})

it('[R-3.1-44] 排序方向: 降序 sortDesc, 升序 sortAsc', () => {
  expect(shown(sortDirection)).toBe('descending "sortDesc" 降序 · ascending "sortAsc" 升序')
})

it('[R-3.1-42] 区划匹配方式: 精确匹配 0, 区域匹配 2', () => {
  expect(shown(regionMatchType)).toBe('exact 0 精确匹配 · region 2 区域匹配')
})

it('[R-3.1-19] 办件类型: 即办件 1, 承诺件 2', () => {
  expect(shown(handleType)).toBe('immediate "1" 即办件 · promise "2" 承诺件')
})

it('[R-3.1-52] 行使层级: 国家级 1, 省级 2, 市级 3, 县级 4, 乡级 5, 村级 6, 分级管理 7', () => {
  expect(shown(exerciseLevel)).toBe(
    'national "1" 国家级 · provincial "2" 省级 · city "3" 市级 · county "4" 县级 · town "5" 乡级 · village "6" 村级 · graded "7" 分级管理'
  )
})

it('[R-3.1-53] 网办深度: 互联网咨询 I, 互联网收件 II, 互联网预审 III, 互联网受理 IV, 互联网办结 V', () => {
  expect(shown(onlineDepth)).toBe(
    'consult "I" 互联网咨询 · receive "II" 互联网收件 · preReview "III" 互联网预审 · accept "IV" 互联网受理 · conclude "V" 互联网办结'
  )
})

it('[R-3.1-54] 办理形式: 窗口办理 1, 网上办理 2, 快递申请 3', () => {
  expect(shown(handlingForm)).toBe('window "1" 窗口办理 · online "2" 网上办理 · express "3" 快递申请')
})

it('[R-3.1-55] 通办范围: 全国 1, 全省 2, 全市 3, 全县 4, 全镇（乡、街道） 5, 跨村 6, 跨省 7', () => {
  expect(shown(handlingScope)).toBe(
    'national "1" 全国 · province "2" 全省 · city "3" 全市 · county "4" 全县 · town "5" 全镇（乡、街道） · crossVillage "6" 跨村 · crossProvince "7" 跨省'
  )
})

it('[R-3.1-20] 申报渠道: 互联网门户 1, 移动端 2, 实体大厅 3', () => {
  expect(shown(formChannel)).toBe('internet "1" 互联网门户 · mobile "2" 移动端 · hall "3" 实体大厅')
})

it('[R-3.1-21] 线上线下: 线上 1, 线下 2', () => {
  expect(shown(onlineOrOffline)).toBe('online "1" 线上 · offline "2" 线下')
})

it('[R-3.1-39] 检查类型: 须知 1, 引导 2', () => {
  expect(shown(checkType)).toBe('notice 1 须知 · guide 2 引导')
})

it('[R-3.1-47] 条件符合情况: 符合 1, 不符合 0', () => {
  expect(shown(questionMatch)).toBe('meets 1 符合 · fails 0 不符合')
})

it('[R-3.1-48] 问题显示方式: 显示 0, 隐藏 1', () => {
  expect(shown(questionDisplayMode)).toBe('show "0" 显示 · hide "1" 隐藏')
})

it('[R-3.3-05] 字段归属: 字段 field, 公共字段 commonField, 材料 file, 公共材料 commonFile', () => {
  expect(shown(fieldType)).toBe(
    'field "field" 字段 · commonField "commonField" 公共字段 · file "file" 材料 · commonFile "commonFile" 公共材料'
  )
})

it('[R-3.3-07] 目录类型: 字段 0, 容器 1', () => {
  expect(shown(catalogeType)).toBe('field "0" 字段 · container "1" 容器')
})

it('[R-3.1-50] 级联类型: 单列级联 0, 多列级联 1', () => {
  expect(shown(cascaderType)).toBe('single 0 单列级联 · multiColumn 1 多列级联')
})

it('[R-3.1-51] 级联数据来源: 同步 1, 异步 0', () => {
  expect(shown(cascaderSource)).toBe('synchronous 1 同步 · asynchronous 0 异步')
})

it('[R-3.1-40] 打印文件类型: Word 1, PDF 2', () => {
  expect(shown(printFileType)).toBe('word 1 Word · pdf 2 PDF')
})

it('[R-3.1-41] 基础材料类型: 审查要点 0, 填写须知 1, 示例样表 2, 空白表格 3', () => {
  expect(shown(basicMaterialType)).toBe('examinePoint 0 审查要点 · noteFile 1 填写须知 · exampleFile 2 示例样表 · emptyFile 3 空白表格')
})

it('[R-3.1-45] 材料状态: 复用 1, 人工更换 2', () => {
  expect(shown(materialStatus)).toBe('reuse 1 复用 · manualChange 2 人工更换')
})

it('[R-3.1-28] 咨询状态: 待处理 1, 处理中 2, 已完成 3', () => {
  expect(shown(consultStatus)).toBe('pending 1 待处理 · handling 2 处理中 · done 3 已完成')
})

it('[R-3.1-29] 答案评价: 有帮助 1, 没帮助 0, 取消评价 2', () => {
  expect(shown(evaluationValue)).toBe('good 1 有帮助 · bad 0 没帮助 · cancel 2 取消评价')
})

it('[R-3.1-30] 评价环节: 申报 1, 受理 2, 办结 3', () => {
  expect(shown(evaluationStage)).toBe('application 1 申报 · acceptance 2 受理 · completion 3 办结')
})

it('[R-3.1-31] 对话角色: 用户 user, 机器人 robot', () => {
  expect(shown(dialogRole)).toBe('user "user" 用户 · robot "robot" 机器人')
})

it('[R-3.1-32] 发送状态: 空闲 0, 发送中 1', () => {
  expect(shown(dialogSendStatus)).toBe('free 0 空闲 · busy 1 发送中')
})

it('[R-3.1-33] 对话模式: 机器人 0, 人工 1', () => {
  expect(shown(dialogMode)).toBe('robot 0 机器人 · person 1 人工')
})

it('[R-3.1-34] 会话类型: 对话 1, 推荐 2', () => {
  expect(shown(dialogSessionType)).toBe('conversation 1 对话 · recommend 2 推荐')
})

it('[R-3.1-35] 提问方式: 大家都在问 1, 热门问答 2, 历史记录 3, 联想 4, 按钮 5, 回车 6, 语音 7, 表情 8', () => {
  expect(shown(dialogFireType)).toBe(
    'allAsk 1 大家都在问 · hotQa 2 热门问答 · history 3 历史记录 · think 4 联想 · button 5 按钮 · enter 6 回车 · voice 7 语音 · expression 8 表情'
  )
})

it('[R-3.1-36] 特殊问答配置: 欢迎语 GREETING, 无答案 NOANSWER, 满意度 SATISFACTION', () => {
  expect(shown(specialQaCode)).toBe('greeting "GREETING" 欢迎语 · noAnswer "NOANSWER" 无答案 · satisfaction "SATISFACTION" 满意度')
})

it('[R-3.1-37] 机器人列表类别: 服务集合 4, 政策项目 3, 政策文件 5, 互动问答 7, 政务百科 6, 办事材料 8, 新闻资讯 9', () => {
  expect(shown(robotListCategory)).toBe(
    'services 4 服务集合 · project 3 政策项目 · policyFile 5 政策文件 · interactiveQa 7 互动问答 · encyclopedia 6 政务百科 · serviceMaterial 8 办事材料 · news 9 新闻资讯'
  )
})

it('[R-3.1-04] the listed content types are 0, 1, 3, 4, 9 and 11, all of them content types', () => {
  expect(listedContentTypes).toEqual([0, 1, 3, 4, 9, 11])
  expect(listedContentTypes.every(contentType.is)).toBe(true)
})

it('[R-3.1-13] the client type is PC where nothing else is said', () => {
  expect(defaultClientType).toBe(1)
})

it('[R-3.1-23] an identity card upload takes two photos, one for each side', () => {
  expect(identityCardPhotoCount).toBe(2)
  expect(identityCardPhoto.codes).toHaveLength(identityCardPhotoCount)
})

it('[R-3.1-46] the other material is OT00000001', () => {
  expect(otherMaterialCode).toBe('OT00000001')
})
