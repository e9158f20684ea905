import { Link } from '@tanstack/react-router'
import * as styles from './Footer.css.ts'

/** Foot of every page (页脚): host, contact, accessibility statement. */
export const Footer = () => (
  <footer className={styles.footer} data-print="hide">
    <div className={styles.columns}>
      <div>
        <p className={styles.title}>龙江一件事</p>
        <p>主办单位：黑龙江省营商环境建设监督局</p>
        <p>把需要多个部门办理的事，合并成一件事，一次告知、一表申请、一次办成。</p>
        <nav aria-label="常用入口" className={styles.links}>
          <Link to="/outerSmartGuide">办事引导</Link>
          <Link to="/service/guide">办事指南</Link>
          <Link to="/unscramble">政策解读</Link>
          <Link to="/sceneFulfil">开通情况</Link>
        </nav>
      </div>
      <div>
        <p className={styles.title}>咨询与求助</p>
        <p>
          政务服务便民热线 <a href="tel:12345">12345</a>（24 小时）
        </p>
        <p>线下办理请前往各级政务服务中心“一件事”窗口。</p>
      </div>
      <div>
        <p className={styles.title}>无障碍声明</p>
        <p>本网站按 WCAG 2.2 AA 级设计，支持键盘操作与读屏软件，提供适老版和高对比显示。使用中遇到障碍，请拨打 12345 告知我们。</p>
      </div>
    </div>
  </footer>
)
