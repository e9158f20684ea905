/**
 * A block cipher was configured with a setting that cannot work (密码配置错误).
 * `setting` names the faulty one. The message says what it must be and never repeats its value, which may be a key.
 */
export class InvalidCipherConfig extends Error {
  override readonly name = 'InvalidCipherConfig'
  readonly setting: 'algorithm' | 'mode' | 'keyHex' | 'ivHex'

  constructor(setting: InvalidCipherConfig['setting'], must: string) {
    super(`${setting} ${must}`)
    this.setting = setting
  }
}
