import { bundledNotices } from "../../tools/third-party-notices.js";
import { siteConfig } from "../src/site-config.js";

export default { ...siteConfig, vite: { plugins: [bundledNotices()] } };
