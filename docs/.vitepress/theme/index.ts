// The theme's own fonts would be half a megabyte: the reader's system has good ones.
import theme from "vitepress/theme-without-fonts";
import "./style.css";

export default theme;
