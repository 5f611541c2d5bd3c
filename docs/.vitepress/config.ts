import { bundledNotices } from "../../tools/third-party-notices.js";
import { guideSearch } from "../src/search/plugin.js";
import { siteConfig } from "../src/site-config.js";

export default { ...siteConfig, vite: { plugins: [guideSearch(), bundledNotices()] } };
